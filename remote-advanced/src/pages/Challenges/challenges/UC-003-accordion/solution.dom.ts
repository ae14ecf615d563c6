import type { AccordionProps } from './props';

/** Builds the accordion in `root`. */
export default function accordion(root: HTMLElement, { items, isExclusive }: AccordionProps): void {
  if (items.length === 0) {
    root.append(Object.assign(document.createElement('p'), { textContent: 'No questions yet.' }));
    return;
  }
  const id = crypto.randomUUID();
  const open = new Set<number>();

  const parts = items.map(({ question, answer }, index) => {
    const heading = document.createElement('h3');
    const button = document.createElement('button');
    const text = document.createElement('p');
    Object.assign(button, { type: 'button', textContent: question });
    Object.assign(text, { id: `${id}-${index}`, textContent: answer });
    button.setAttribute('aria-controls', text.id);
    button.addEventListener('click', () => toggle(index));
    heading.append(button);
    return { heading, button, text };
  });

  const toggle = (index: number) => {
    const wasOpen = open.has(index);
    if (isExclusive) open.clear();
    if (wasOpen) open.delete(index);
    else open.add(index);
    show();
  };
  const show = () => {
    for (const [index, { button, text }] of parts.entries()) {
      button.ariaExpanded = String(open.has(index));
      text.hidden = !open.has(index);
    }
  };

  const list = document.createElement('div');
  list.className = 'accordion';
  list.append(...parts.flatMap(({ heading, text }) => [heading, text]));
  root.append(list);
  show();
}
