import { useEffect, useId, useRef } from 'react';
import styles from './Accordion.module.css';

const items = [
  { title: 'Opening hours', content: 'From nine to five, and until eight on Thursdays.' },
  { title: 'Way to us', content: 'Two minutes on foot from the tram stop, past the fountain.' },
  { title: 'Parking', content: 'Bicycles in the yard; cars have no place here.' },
];

/** Builds the accordion inside an element. @returns a function that removes it */
function mount(root: HTMLElement, id: string): () => void {
  let open: number | null = null;
  const parts = items.map(({ title, content }, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = title;
    button.setAttribute('aria-controls', `${id}${index}`);
    const panel = document.createElement('p');
    panel.id = `${id}${index}`;
    panel.textContent = content;
    return { button, panel };
  });

  const show = () => {
    for (const [index, { button, panel }] of parts.entries()) {
      button.setAttribute('aria-expanded', String(index === open));
      panel.hidden = index !== open;
    }
  };

  for (const [index, { button, panel }] of parts.entries()) {
    button.addEventListener('click', () => {
      open = open === index ? null : index;
      show();
    });
    const item = document.createElement('div');
    item.className = styles.item ?? '';
    const heading = document.createElement('h3');
    heading.append(button);
    item.append(heading, panel);
    root.append(item);
  }
  show();
  return () => root.replaceChildren();
}

export default function AccordionDom() {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => (root.current ? mount(root.current, id) : undefined), [id]);
  return <div ref={root} />;
}
