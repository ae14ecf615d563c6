import { useState } from 'react';
import styles from './Card.module.css';

const pages = [
  {
    title: 'The box model',
    address: '/BoxModel',
    about: 'What a width means, and why margins meet.',
    art: 'M0 8V5Q6 0 12 5T24 3V8Z',
  },
  {
    title: 'useReducer',
    address: '/UseReduce',
    about: 'Every change of a component in one function.',
    art: 'M0 8V2Q6 8 12 4T24 5V8Z',
  },
  {
    title: 'Task manager',
    address: '/TaskManager',
    about: 'Where applications of this size lose data.',
    art: 'M0 8V6Q6 2 12 3T24 1V8Z',
  },
];

export default function Card() {
  const [saved, setSaved] = useState<string[]>([]);
  const toggle = (title: string) =>
    setSaved(saved.includes(title) ? saved.filter((one) => one !== title) : [...saved, title]);

  return (
    <div>
      <ul className={styles.cards}>
        {pages.map(({ title, address, about, art }) => (
          <li key={title}>
            <article className={styles.card}>
              <svg viewBox="0 0 24 8" aria-hidden="true">
                <path d={art} fill="currentColor" />
              </svg>
              <h3>
                <a href={address}>{title}</a>
              </h3>
              <p>{about}</p>
              <button type="button" aria-pressed={saved.includes(title)} onClick={() => toggle(title)}>
                Save {title}
              </button>
            </article>
          </li>
        ))}
      </ul>
      <p role="status">Saved: {saved.length}</p>
    </div>
  );
}
