import type { Tool, ToolbarProps } from './props';

/** Builds the buttons in `root`. @returns ends what is under way */
export default function toolbar(root: HTMLElement, { tools, delay }: ToolbarProps): () => void {
  /** The tooltip of the tool that the pointer has rested on, and that of the one with the focus. */
  let pointed: HTMLElement | null = null;
  let focused: HTMLElement | null = null;
  let shown: HTMLElement | null = null;
  let timer: number | undefined;

  const show = () => {
    if (shown) shown.hidden = true;
    shown = pointed ?? focused;
    if (shown) shown.hidden = false;
    if (shown) document.addEventListener('keydown', hide);
    else document.removeEventListener('keydown', hide);
  };
  const hide = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    clearTimeout(timer);
    pointed = null;
    focused = null;
    show();
  };
  const build = ({ name, tip }: Tool) => {
    const box = document.createElement('div');
    const button = document.createElement('button');
    const tooltip = document.createElement('div');
    box.className = 'tool';
    button.type = 'button';
    button.textContent = name;
    Object.assign(tooltip, { id: crypto.randomUUID(), role: 'tooltip', textContent: tip, hidden: true });
    button.setAttribute('aria-describedby', tooltip.id);

    box.addEventListener('pointerenter', () => {
      timer = window.setTimeout(() => {
        pointed = tooltip;
        show();
      }, delay);
    });
    box.addEventListener('pointerleave', () => {
      clearTimeout(timer);
      pointed = null;
      show();
    });
    button.addEventListener('focus', () => {
      focused = tooltip;
      show();
    });
    button.addEventListener('blur', () => {
      focused = null;
      show();
    });
    box.append(button, tooltip);
    return box;
  };

  const row = document.createElement('div');
  row.className = 'tools';
  row.append(...tools.map(build));
  root.append(row);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', hide);
  };
}
