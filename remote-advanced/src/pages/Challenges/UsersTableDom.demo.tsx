import { fetchTimeLimit } from '@site/sdk/site';
import { useEffect, useRef } from 'react';
import sampleUsers from '../../data/users.json?url';
import styles from './UsersTable.module.css';

const columns = ['name', 'username', 'email'] as const;
type User = Record<(typeof columns)[number], string>;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

/** @throws Error for a user with a missing field */
function toUser(value: unknown): User {
  const [name, username, email] = columns.map((column) => {
    const text: unknown = Object(value)[column];
    if (typeof text !== 'string') throw new Error(`A user has no ${column}.`);
    return text;
  });
  return { name: name ?? '', username: username ?? '', email: email ?? '' };
}

async function fetchUsers(signal: AbortSignal): Promise<User[]> {
  const response = await fetch(sampleUsers, { signal: AbortSignal.any([signal, AbortSignal.timeout(fetchTimeLimit)]) });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const users: unknown = await response.json();
  if (!Array.isArray(users)) throw new Error('The answer is no list.');
  return users.map(toUser);
}

function rowOf(...cells: HTMLTableCellElement[]): HTMLTableRowElement {
  const row = element('tr', '');
  row.append(...cells);
  return row;
}

/** Builds the table inside an element and fills it. @returns a function that aborts the request and removes the table */
function mount(root: HTMLElement): () => void {
  const filter = element('input', '', { type: 'text' });
  const label = element('label', 'Filter by name ');
  label.append(filter);
  const again = element('button', 'Load again', { type: 'button' });
  const problem = element('p', '', { role: 'alert' });
  const table = element('table', '');
  const caption = table.createCaption();
  table
    .createTHead()
    .append(rowOf(...['Name', 'Username', 'Email'].map((text) => element('th', text, { scope: 'col' }))));
  const body = table.createTBody();
  const box = element('section', '', {
    class: styles.box ?? '',
    'aria-label': 'Table of users in plain DOM',
    tabindex: '0',
  });
  box.append(table);
  root.append(label, ' ', again, box);

  let users: User[] | null = null;
  let loading = false;
  let running = new AbortController();

  /** The only function that updates the table. It renders from users, filter and request. */
  const show = (busy: boolean) => {
    loading = busy;
    const wanted = filter.value.trim().toLowerCase();
    const found = users?.filter(({ name }) => name.toLowerCase().includes(wanted)) ?? [];
    const rows = found.map(({ name, username, email }) =>
      rowOf(element('th', name, { scope: 'row' }), element('td', username), element('td', email)),
    );
    const message = element('td', loading ? 'Loading users…' : 'No users to show', { colspan: `${columns.length}` });
    caption.textContent = users ? `Users: ${found.length}` : 'Users';
    body.replaceChildren(...(rows.length > 0 ? rows : [rowOf(message)]));
    for (const one of [table, again]) one.setAttribute('aria-busy', String(loading));
  };

  const load = async () => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    problem.remove();
    show(true);
    try {
      users = await fetchUsers(signal);
    } catch (error) {
      if (signal.aborted) return;
      console.error('Error fetching data:', error);
      problem.textContent = `The users could not be loaded. ${error instanceof Error ? error.message : error}`;
      box.before(problem);
    }
    if (!signal.aborted) show(false);
  };

  filter.addEventListener('input', () => show(loading));
  again.addEventListener('click', load);
  load();
  return () => {
    running.abort();
    root.replaceChildren();
  };
}

export default function UsersTableDom() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? mount(root.current) : undefined), []);
  return <div ref={root} />;
}
