import { useEffect, useRef } from 'react';
import styles from './Card.module.css';

const pages = [
  ['The box model', '/BoxModel', 'What a width means, and why margins meet.', 'M0 8V5Q6 0 12 5T24 3V8Z'],
  ['useReducer', '/UseReduce', 'Every change of a component in one function.', 'M0 8V2Q6 8 12 4T24 5V8Z'],
  ['Task manager', '/TaskManager', 'Where applications of this size lose data.', 'M0 8V6Q6 2 12 3T24 1V8Z'],
] as const;

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** An SVG needs its namespace; `createElement` would create an unknown element that stays invisible. */
function picture(art: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 8');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg.namespaceURI, 'path');
  path.setAttribute('d', art);
  path.setAttribute('fill', 'currentColor');
  svg.append(path);
  return svg;
}

function cardOf([title, address, about, art]: (typeof pages)[number], onToggle: (title: string) => boolean) {
  const link = element('a', title);
  link.href = address;
  const heading = element('h3');
  heading.append(link);

  const save = element('button', `Save ${title}`);
  save.type = 'button';
  save.setAttribute('aria-pressed', 'false');
  save.addEventListener('click', () => save.setAttribute('aria-pressed', String(onToggle(title))));

  const card = element('article');
  card.className = styles.card ?? '';
  card.append(picture(art), heading, element('p', about), save);
  return card;
}

/** Builds the cards inside an element. @returns a function that removes them */
function mount(root: HTMLElement): () => void {
  const saved = new Set<string>();
  const status = element('p', 'Saved: 0');
  status.setAttribute('role', 'status');

  /** Toggles whether the page is saved. The count is recalculated each time, never incremented. */
  const toggle = (title: string) => {
    if (!saved.delete(title)) saved.add(title);
    status.textContent = `Saved: ${saved.size}`;
    return saved.has(title);
  };

  const list = element('ul');
  list.className = styles.cards ?? '';
  for (const page of pages) {
    const item = element('li');
    item.append(cardOf(page, toggle));
    list.append(item);
  }
  root.append(list, status);
  return () => root.replaceChildren();
}

export default function CardDom() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? mount(root.current) : undefined), []);
  return <div ref={root} />;
}
