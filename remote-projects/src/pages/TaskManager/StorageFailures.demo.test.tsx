import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import StorageFailures from './StorageFailures.demo.tsx';

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const alert = () => screen.queryByRole('alert')?.textContent;
const add = (text: string) => user.type(screen.getByRole('textbox', { name: 'Task' }), `${text}{Enter}`);
const tasks = () => screen.queryAllByRole('checkbox').map((one) => one.parentElement?.textContent);
const held = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);
const own = '[{"id":7,"text":"My own","completed":false}]';

beforeEach(() => {
  localStorage.setItem('tasks', own);
});

async function start(failure: string) {
  render(<StorageFailures />);
  await press(failure);
  screen.getByRole('region', { name: `Task manager, storage: ${failure}` });
}

it('shows no second task manager before a failure is chosen', () => {
  render(<StorageFailures />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

describe('damaged text', () => {
  it('is said and left as it is; a copy is kept when the reader wants to start afresh', async () => {
    await start('Damaged text');
    expect(alert()).toMatch(/^The stored tasks could not be read: the text is not JSON\./);
    const [damaged] = held();
    await add('Pay');
    expect([tasks(), held()]).toEqual([['Pay'], [damaged]]);
    await press('Keep a copy and start afresh');
    expect(alert()).toBeUndefined();
    expect(held()).toEqual([expect.stringContaining('"text":"Pay"'), damaged]);
    screen.getByText('tasks:unreadable-1', { selector: 'dt code' });
  });
});

it('one bad entry: the others are shown, and nothing is saved before the reader decides', async () => {
  await start('One bad entry');
  expect(alert()).toMatch(/^1 of 2 stored entries could not be read/);
  expect(tasks()).toEqual(['Book the train']);
});

describe('a storage that is nearly full', () => {
  it('refuses the next task, which stays on the screen; deleting makes room and saves the rest', async () => {
    await start('Nearly full');
    expect([alert(), tasks()]).toEqual([undefined, ['Book the train', 'Feed the cat']]);
    await add('Mend the lamp');
    expect(alert()).toMatch(/^Not saved: the storage of this browser is full\./);
    expect([tasks(), held().join()]).toEqual([
      ['Book the train', 'Feed the cat', 'Mend the lamp'],
      expect.not.stringContaining('Mend the lamp'),
    ]);
    await press('Try again');
    expect(alert()).toMatch(/^Not saved/);
    const [first] = screen.getAllByRole('listitem');
    if (first) await user.click(within(first).getByRole('button', { name: /^Delete/ }));
    expect(alert()).toBeUndefined();
    expect(held().join()).toContain('Mend the lamp');
  });
});

it('blocked: the page works, and says that nothing is saved', async () => {
  await start('Blocked');
  expect(alert()).toMatch(/^Not saved: this browser does not let the page use its storage\./);
  await add('Pay');
  expect([tasks(), alert()]).toEqual([['Pay'], expect.stringMatching(/^Not saved/)]);
});

it('starts each failure anew, also the same one', async () => {
  await start('Damaged text');
  await add('Pay');
  await press('Keep a copy and start afresh');
  await press('Damaged text');
  expect([tasks(), alert()]).toEqual([[], expect.stringMatching(/not JSON/)]);
  await press('Nearly full');
  expect([tasks(), alert()]).toEqual([['Book the train', 'Feed the cat'], undefined]);
});

it.each(['Damaged text', 'One bad entry', 'Nearly full', 'Blocked'])(
  'never touches the tasks that the reader has: %s',
  async (failure) => {
    await start(failure);
    await add('Pay');
    const keep = screen.queryByRole('button', { name: 'Keep a copy and start afresh' });
    if (keep) await user.click(keep);
    for (const one of screen.queryAllByRole('button', { name: /^Delete/ })) await user.click(one);
    expect(Object.entries({ ...localStorage })).toEqual([['tasks', own]]);
  },
);
