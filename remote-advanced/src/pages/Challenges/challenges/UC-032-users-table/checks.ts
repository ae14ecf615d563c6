import { check, generalChecks, mount } from '@site/learning/challenge';
import { screen, within } from '@testing-library/dom';
import { expect, onTestFinished, vi } from 'vitest';

interface User {
  id: number;
  name: string;
  username: string;
  email: string;
}

const ada: User = { id: 7, name: 'Ada Test', username: 'ada', email: 'ada@example.com' };
const bo: User = { id: 3, name: 'Bo <b>Test</b>', username: 'bo', email: 'bo@example.org' };

const table = () => screen.getByRole('table', { name: 'Members' });
const isBusy = () => table().getAttribute('aria-busy') === 'true';
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Load again' });
const status = () => screen.getByRole('status').textContent?.trim();
const alertText = () => screen.queryByRole('alert')?.textContent?.trim() ?? '';

/** With requests that are answered when the check wants it. Strict Mode may abort the first and make it again. */
function start() {
  const requests: { signal: AbortSignal; answer: (given: User[] | Error) => void }[] = [];
  const loadUsers = vi.fn(
    (signal: AbortSignal) =>
      new Promise<User[]>((resolve, reject) => {
        requests.push({ signal, answer: (given) => (given instanceof Error ? reject(given) : resolve(given)) });
      }),
  );
  const view = mount({ caption: 'Members', loadUsers });
  // An action in React waits for those that began before it, also in another check.
  onTestFinished(() => {
    for (const { answer } of requests) answer([]);
  });
  const settled = async () => {
    await view.user.pointer([]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  /** Answers the last request, and waits until that is visible. */
  const answer = async (given: User[] | Error) => {
    await settled();
    expect(requests.length, 'how many requests there were').toBeGreaterThan(0);
    requests.at(-1)?.answer(given);
    await settled();
  };
  return { ...view, requests, answer, settled };
}

check('names', 'is a table with a name and headers of its columns', () => {
  start();
  const headers = within(table()).getAllByRole<HTMLTableCellElement>('columnheader');
  expect(headers.map(({ textContent }) => textContent?.trim())).toEqual(['Name', 'Username', 'Email']);
  expect(
    headers.map((header) => header.getAttribute('scope')),
    'the scope of each header',
  ).toEqual(['col', 'col', 'col']);
});

check('behavior', 'shows each user in a row, in the order of the server', async () => {
  const { answer } = start();
  await answer([ada, bo]);
  const all = within(table()).getAllByRole<HTMLTableRowElement>('row');
  const rows = all.slice(1).filter((row) => row.closest('tfoot') === null);
  const texts = rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent?.trim()));
  expect(texts).toEqual([
    ['Ada Test', 'ada', 'ada@example.com'],
    ['Bo <b>Test</b>', 'bo', 'bo@example.org'],
  ]);
});

check('names', 'makes the name the header of its row', async () => {
  const { answer } = start();
  await answer([ada]);
  const header = within(table()).getByRole('rowheader', { name: 'Ada Test' });
  expect(header.getAttribute('scope')).toBe('row');
});

check('states', 'announces that it is loading', async () => {
  const { answer, settled, user } = start();
  await settled();
  expect(status()).toBe('Loading users…');
  expect(isBusy(), 'whether the table is busy').toBe(true);
  await answer([ada]);
  expect(isBusy(), 'whether the table is busy afterwards').toBe(false);
  await user.click(button());
  expect(isBusy(), 'whether the table is busy after "Load again"').toBe(true);
});

check('states', 'reports the number of users with its noun', async () => {
  const { answer, user } = start();
  await answer([ada]);
  expect(status()).toBe('1 user');
  await user.click(button());
  await answer([ada, bo]);
  expect(status()).toBe('2 users');
});

check('states', 'reports that there is nobody', async () => {
  const { answer } = start();
  await answer([]);
  expect(status()).toBe('No users yet');
  expect(alertText()).toBe('');
});

check('states', 'reports a failure, and can be told to try again', async () => {
  const { answer, user } = start();
  await answer(new Error('offline'));
  expect(alertText()).toBe('The users could not be loaded');
  expect(status(), 'the status').toBe('');
  expect(isBusy(), 'whether the table is busy').toBe(false);
  await user.click(button());
  expect(alertText(), 'the alert after "Load again"').toBe('');
  expect(status()).toBe('Loading users…');
  await answer([ada]);
  screen.getByText('Ada Test');
});

check('states', 'keeps the users while it loads again, and when that fails', async () => {
  const { answer, user } = start();
  await answer([ada]);
  await user.click(button());
  screen.getByText('Ada Test');
  await answer(new Error('offline'));
  screen.getByText('Ada Test');
  expect(alertText()).toBe('The users could not be loaded');
  expect(status(), 'the status').toBe('');
});

check('behavior', 'replaces the users by those of the new answer', async () => {
  const { answer, user } = start();
  await answer([ada, bo]);
  await user.click(button());
  await answer([ada]);
  expect(screen.queryAllByText('Ada Test'), 'cells with a name that is in both answers').toHaveLength(1);
  expect(screen.queryByText('bo@example.org'), 'a cell of a user who is gone').toBeNull();
});

check('races', 'makes no second request while one is under way, and keeps the focus', async () => {
  const { answer, user, requests } = start();
  await answer([ada]);
  const before = requests.length;
  await user.dblClick(button());
  await user.click(button());
  expect(requests.length - before, 'how many requests three presses made').toBe(1);
  expect(document.activeElement).toBe(button());
  await answer([ada]);
  expect(document.activeElement, 'what has the focus after the answer').toBe(button());
});

check('races', 'makes no second request at the start', async () => {
  const { user, requests, settled } = start();
  await settled();
  const before = requests.length;
  await user.click(button());
  expect(requests.length - before, 'how many requests a press made while the first was under way').toBe(0);
});

check('leaks', 'aborts the request when it is taken away, and ignores its answer', async () => {
  const complaints = vi.spyOn(console, 'error');
  const { answer, unmount, requests, root, settled } = start();
  await settled();
  unmount();
  await settled();
  const open = requests.filter(({ signal }) => !signal?.aborted).length;
  expect(open, 'how many requests were not aborted').toBe(0);
  await answer([ada]);
  expect(root.textContent).toBe('');
  expect(complaints.mock.calls).toEqual([]);
});

check('races', 'ignores the failure of a request that was aborted', async () => {
  const { answer, requests, settled } = start();
  await answer([ada]);
  for (const request of requests) request.answer(new Error('aborted'));
  await settled();
  expect(alertText()).toBe('');
  screen.getByText('Ada Test');
});

generalChecks({
  'with users': async () => {
    await screen.findByText('Robin Sample', {}, { timeout: 1500 });
  },
});
