import { useEffect, useRef } from 'react';
import styles from './Card.module.css';

/** Builds one card inside an element. @returns what takes it away again */
function mount(root: HTMLElement): () => void {
  const link = document.createElement('a');
  link.href = '/Todos';
  link.textContent = 'Todo list';
  const heading = document.createElement('h3');
  heading.append(link);

  const about = document.createElement('p');
  about.textContent = 'The smallest application that is complete.';

  const save = document.createElement('button');
  save.type = 'button';
  save.textContent = 'Save Todo list';
  save.setAttribute('aria-pressed', 'false');
  save.addEventListener('click', () => {
    save.setAttribute('aria-pressed', String(save.getAttribute('aria-pressed') !== 'true'));
  });

  const card = document.createElement('article');
  card.className = styles.card ?? '';
  card.append(heading, about, save);
  root.append(card);
  return () => root.replaceChildren();
}

export default function CardDom() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? mount(root.current) : undefined), []);
  return <div ref={root} />;
}
