import type { TabsProps } from './props';

/** The index that a key leads to. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Builds the tabs in `root`. */
export default function tabs(root: HTMLElement, { label, tabs }: TabsProps): void {
  const id = crypto.randomUUID();
  const row = document.createElement('div');
  row.className = 'row';
  row.role = 'tablist';
  row.ariaLabel = label;

  const parts = tabs.map(({ title, text }, index) => {
    const tab = document.createElement('button');
    const panel = document.createElement('div');
    Object.assign(tab, { type: 'button', role: 'tab', id: `${id}-tab-${index}`, textContent: title });
    Object.assign(panel, { role: 'tabpanel', id: `${id}-panel-${index}`, tabIndex: 0, textContent: text });
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', () => select(index));
    tab.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = moves[event.key]?.(index, tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      select(next);
      parts[next]?.tab.focus();
    });
    return { tab, panel };
  });

  const select = (selected: number) => {
    for (const [index, { tab, panel }] of parts.entries()) {
      tab.ariaSelected = String(index === selected);
      tab.tabIndex = index === selected ? 0 : -1;
      panel.hidden = index !== selected;
    }
  };

  row.append(...parts.map(({ tab }) => tab));
  root.append(row, ...parts.map(({ panel }) => panel));
  select(0);
}
