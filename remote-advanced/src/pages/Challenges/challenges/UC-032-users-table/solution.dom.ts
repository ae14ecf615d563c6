import type { User, UsersTableProps } from './props';

function countText(count: number): string {
  if (count === 0) return 'No users yet';
  return count === 1 ? '1 user' : `${count} users`;
}

function headerOf(text: string, scope: 'col' | 'row'): HTMLTableCellElement {
  const header = document.createElement('th');
  header.scope = scope;
  header.textContent = text;
  return header;
}

function rowOf({ name, username, email }: User): HTMLTableRowElement {
  const row = document.createElement('tr');
  row.append(headerOf(name, 'row'));
  for (const text of [username, email]) row.insertCell().textContent = text;
  return row;
}

/** Builds the table in `root`. @returns ends what is under way */
export default function usersTable(root: HTMLElement, { caption, loadUsers }: UsersTableProps): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isLoading = false;

  const box = document.createElement('div');
  const table = document.createElement('table');
  const body = document.createElement('tbody');
  const status = document.createElement('p');
  const alert = document.createElement('p');
  const button = document.createElement('button');
  box.className = 'users';
  table.createCaption().textContent = caption;
  status.role = 'status';
  alert.role = 'alert';
  button.type = 'button';
  button.textContent = 'Load again';

  const show = (statusText: string, alertText = '') => {
    table.ariaBusy = String(isLoading);
    status.textContent = statusText;
    alert.textContent = alertText;
  };
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    show('Loading users…');
    try {
      const users = await loadUsers(signal);
      if (signal.aborted) return;
      isLoading = false;
      body.replaceChildren(...users.map(rowOf));
      show(countText(users.length));
    } catch {
      if (signal.aborted) return;
      isLoading = false;
      show('', 'The users could not be loaded');
    }
  };
  button.addEventListener('click', load);

  table
    .createTHead()
    .insertRow()
    .append(...['Name', 'Username', 'Email'].map((text) => headerOf(text, 'col')));
  table.append(body);
  box.append(table, status, alert, button);
  root.append(box);
  load();
  return () => controller.abort();
}
