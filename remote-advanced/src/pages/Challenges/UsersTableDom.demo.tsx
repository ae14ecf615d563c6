import { useEffect, useRef } from 'react';
import sampleUsers from '../../data/users.json?url';
import styles from './UsersTable.module.css';

const columns = ['name', 'username', 'email'] as const;

function cell(tag: 'th' | 'td', text: string, scope = ''): HTMLTableCellElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (scope) element.scope = scope;
  return element;
}

/** Shows one line across the whole table in place of rows. */
function message(body: HTMLTableSectionElement, text: string): void {
  const only = cell('td', text);
  only.colSpan = columns.length;
  const row = document.createElement('tr');
  row.append(only);
  body.replaceChildren(row);
}

function rowOf(user: unknown): HTMLTableRowElement {
  const row = document.createElement('tr');
  for (const column of columns) {
    const value = Object(user)[column];
    if (typeof value !== 'string') throw new Error(`A user has no ${column}.`);
    row.append(column === 'name' ? cell('th', value, 'row') : cell('td', value));
  }
  return row;
}

/** Builds the table inside an element and fills it. @returns what gives the request up and takes the table away */
function mount(root: HTMLElement): () => void {
  const table = document.createElement('table');
  table.createCaption().textContent = 'Users, in plain DOM';
  const head = table.createTHead().insertRow();
  head.append(...['Name', 'Username', 'Email'].map((title) => cell('th', title, 'col')));
  const body = table.createTBody();
  root.append(table);

  const leaving = new AbortController();
  const load = async () => {
    message(body, 'Loading users…');
    try {
      const response = await fetch(sampleUsers, {
        signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(8_000)]),
      });
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      const users: unknown = await response.json();
      if (!Array.isArray(users)) throw new Error('The answer is no list.');
      if (users.length === 0) message(body, 'No users to show');
      else body.replaceChildren(...users.map(rowOf));
    } catch (error) {
      if (leaving.signal.aborted) return;
      console.error('Error fetching data:', error);
      message(body, 'The users could not be loaded. Press Reset to try again.');
    }
  };
  load();
  return () => {
    leaving.abort();
    root.replaceChildren();
  };
}

export default function UsersTableDom() {
  const root = useRef<HTMLElement>(null);
  useEffect(() => (root.current ? mount(root.current) : undefined), []);
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key
  return <section ref={root} className={styles.box} aria-label="Table of users in plain DOM" tabIndex={0} />;
}
