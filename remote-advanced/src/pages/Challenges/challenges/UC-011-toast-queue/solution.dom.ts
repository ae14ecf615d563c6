import type { ToastProps } from './props';

/** A visible toast. */
interface Toast {
  text: string;
  element: HTMLElement;
  isHovered: boolean;
  hasFocus: boolean;
  timer: number | undefined;
}

/** Builds the button and the toasts in `root`. @returns ends all timers */
export default function toasts(root: HTMLElement, { duration, limit }: ToastProps): () => void {
  const waiting: string[] = [];
  const visible = new Set<Toast>();
  let count = 0;

  const save = document.createElement('button');
  const region = document.createElement('div');
  save.textContent = 'Save';
  region.className = 'toasts';
  region.role = 'status';
  region.ariaAtomic = 'false';

  const fill = () => {
    while (visible.size < limit) {
      const text = waiting.shift();
      if (text === undefined) return;
      show(text);
    }
  };
  const show = (text: string) => {
    const element = document.createElement('div');
    const words = document.createElement('span');
    const close = document.createElement('button');
    const toast: Toast = { text, element, isHovered: false, hasFocus: false, timer: undefined };
    element.className = 'toast';
    words.textContent = text;
    close.textContent = '×';
    close.ariaLabel = `Dismiss ${text}`;
    close.addEventListener('click', () => {
      save.focus();
      remove(toast);
    });
    element.addEventListener('pointerenter', () => hold(toast, { isHovered: true }));
    element.addEventListener('pointerleave', () => hold(toast, { isHovered: false }));
    close.addEventListener('focus', () => hold(toast, { hasFocus: true }));
    close.addEventListener('blur', () => hold(toast, { hasFocus: false }));
    element.append(words, close);
    region.append(element);
    visible.add(toast);
    start(toast);
  };
  const hold = (toast: Toast, change: Partial<Pick<Toast, 'isHovered' | 'hasFocus'>>) => {
    Object.assign(toast, change);
    start(toast);
  };
  const start = (toast: Toast) => {
    clearTimeout(toast.timer);
    if (!visible.has(toast) || toast.isHovered || toast.hasFocus) return;
    toast.timer = window.setTimeout(() => remove(toast), duration);
  };
  const remove = (toast: Toast) => {
    clearTimeout(toast.timer);
    visible.delete(toast);
    toast.element.remove();
    fill();
  };
  save.addEventListener('click', () => {
    count += 1;
    waiting.push(`Saved ${count}`);
    fill();
  });

  root.append(save, region);
  return () => {
    for (const { timer } of visible) clearTimeout(timer);
    visible.clear();
  };
}
