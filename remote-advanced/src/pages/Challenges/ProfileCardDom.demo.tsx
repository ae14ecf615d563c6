import { useEffect, useRef } from 'react';
import styles from './ProfileCard.module.css';

interface Person {
  name: string;
  place?: string;
  role: string;
  skills: string[];
  isOnline: boolean;
}

const people: Person[] = [
  { name: 'Robin Sample', place: 'Porto', role: 'Tester', skills: ['TypeScript', 'Accessibility'], isOnline: true },
  { name: 'Kim Example', role: 'Designer', skills: [], isOnline: false },
];

function element(tag: string, attributes: Record<string, string>, ...children: (string | Element)[]): Element {
  const namespace = tag === 'svg' || tag === 'path' ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml';
  const made = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function portraitOf(name: string): Element {
  const face = { d: 'M12 5a4 4 0 0 1 0 8 4 4 0 0 1 0-8M4 24a8 8 0 0 1 16 0Z', fill: 'currentColor' };
  return element(
    'svg',
    { viewBox: '0 0 24 24', role: 'img', 'aria-label': `Portrait of ${name}` },
    element('path', face),
  );
}

function actions(status: Element): Element {
  const message = element('button', { type: 'button' }, 'Message');
  message.addEventListener('click', () => {
    status.textContent = 'Demo only: no message is sent.';
  });
  const following = element('button', { type: 'button', 'aria-pressed': 'false' }, 'Following');
  following.addEventListener('click', () => {
    following.setAttribute('aria-pressed', String(following.getAttribute('aria-pressed') === 'false'));
  });
  return element('p', { class: styles.actions ?? '' }, message, following);
}

function cardOf({ name, place, role, skills, isOnline }: Person): Element {
  const status = element('p', { role: 'status' });
  const card = element(
    'article',
    { class: styles.card ?? '', 'aria-label': name },
    element('p', { class: styles.badge ?? '', 'data-online': String(isOnline) }, isOnline ? 'ONLINE' : 'OFFLINE'),
    portraitOf(name),
    element('h3', {}, name),
    ...(place ? [element('p', {}, place)] : []),
    element('p', {}, role),
    actions(status),
    status,
  );
  const items = skills.map((skill) => element('li', {}, skill));
  if (items.length > 0) card.append(element('h4', {}, 'Skills'), element('ul', {}, ...items));
  return card;
}

/** Builds the cards inside an element. @returns a function that removes them */
function mount(root: HTMLElement): () => void {
  root.append(...people.map(cardOf));
  return () => root.replaceChildren();
}

export default function ProfileCardDom() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? mount(root.current) : undefined), []);
  return <div ref={root} className={styles.cards} />;
}
