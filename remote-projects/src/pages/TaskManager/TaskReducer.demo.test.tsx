import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import TaskReducer from './TaskReducer.demo.tsx';
import { reducer, type State, type TaskEvent } from './task-reducer.ts';

const pay = { id: 1, text: 'Pay', completed: false };
const walk = { id: 2, text: 'Walk', completed: true };

const adding: State = { tasks: [pay, walk], lastId: 2, draft: ' Read ', edit: null, removed: [] };
const updating: State = { ...adding, edit: { id: 1, text: ' Pay now ' } };
const blank = { adding: { ...adding, draft: ' ' }, updating: { ...updating, edit: { id: 1, text: ' ' } } };
const afterRemoval = { tasks: [walk], removed: [{ task: pay, place: 0 }] };

const submit: TaskEvent = { type: 'submitted', now: 1000 };
const type: TaskEvent = { type: 'typed', text: 'R' };
const toggle: TaskEvent = { type: 'toggled', id: 1 };
const open = (id: number): TaskEvent => ({ type: 'opened', id });
const cancel: TaskEvent = { type: 'canceled' };
const remove = (id: number): TaskEvent => ({ type: 'removed', id });
const restore: TaskEvent = { type: 'restored' };

interface Cell {
  cell: string;
  before: State;
  event: TaskEvent;
  change: Partial<State> | 'nothing';
}

const toggled = { tasks: [{ ...pay, completed: true }, walk] };
const read = { id: 1000, text: 'Read', completed: false };

const cells: Cell[] = [
  { cell: 'type, adding', before: adding, event: type, change: { draft: 'R' } },
  { cell: 'type, updating', before: updating, event: type, change: { edit: { id: 1, text: 'R' } } },
  {
    cell: 'submit text, adding',
    before: adding,
    event: submit,
    change: { tasks: [pay, walk, read], lastId: 1000, draft: '' },
  },
  {
    cell: 'submit text, updating',
    before: updating,
    event: submit,
    change: { tasks: [{ ...pay, text: 'Pay now' }, walk], edit: null },
  },
  { cell: 'submit a blank, adding', before: blank.adding, event: submit, change: 'nothing' },
  { cell: 'submit a blank, updating', before: blank.updating, event: submit, change: 'nothing' },
  { cell: 'click a text, adding', before: adding, event: toggle, change: toggled },
  { cell: 'click a text, updating', before: updating, event: toggle, change: toggled },
  { cell: 'Edit, adding', before: adding, event: open(2), change: { edit: { id: 2, text: 'Walk' } } },
  { cell: 'Edit, updating', before: updating, event: open(2), change: { edit: { id: 2, text: 'Walk' } } },
  { cell: 'Cancel, adding', before: adding, event: cancel, change: 'nothing' },
  { cell: 'Cancel, updating', before: updating, event: cancel, change: { edit: null } },
  { cell: 'Delete, adding', before: adding, event: remove(1), change: afterRemoval },
  {
    cell: 'Delete, updating another task',
    before: { ...updating, edit: { id: 2, text: 'Run' } },
    event: remove(1),
    change: afterRemoval,
  },
  { cell: 'Delete, updating that task', before: updating, event: remove(1), change: { ...afterRemoval, edit: null } },
  {
    cell: 'Undo, adding',
    before: { ...adding, ...afterRemoval },
    event: restore,
    change: { tasks: [pay, walk], removed: [] },
  },
  {
    cell: 'Undo, updating',
    before: { ...updating, edit: { id: 2, text: 'Run' }, ...afterRemoval },
    event: restore,
    change: { tasks: [pay, walk], removed: [] },
  },
  { cell: 'Undo, when nothing was deleted', before: adding, event: restore, change: 'nothing' },
];

describe('the table, cell by cell', () => {
  it.each(cells)('$cell', ({ before, event, change }) => {
    const copy = structuredClone(before);
    const after = reducer(before, event);
    if (change === 'nothing') expect(after).toBe(before);
    else expect(after).toEqual({ ...copy, ...change });
    expect(before).toEqual(copy);
  });

  it.each([toggle, open(1), remove(1)])('a task that is not there: $type changes nothing', (event) => {
    const before = { ...adding, tasks: [walk] };
    expect(reducer(before, event)).toBe(before);
  });
});

describe('several events in a row', () => {
  const replay = (...all: TaskEvent[]) => all.reduce(reducer, adding);

  it('gives two tasks of one millisecond an id each, and no id twice', () => {
    const more: TaskEvent = { type: 'typed', text: 'More' };
    const { tasks } = replay(submit, remove(1000), more, submit, restore);
    expect(tasks.map(({ id }) => id)).toEqual([1, 2, 1000, 1001]);
  });

  it('keeps a half-typed task through an edit', () => {
    expect(replay(open(2), type, cancel)).toEqual(adding);
  });

  it('undoes the last deletion first', () => {
    const both = replay(remove(1), remove(2));
    expect(reducer(both, restore).tasks).toEqual([walk]);
    expect(reducer(reducer(both, restore), restore)).toEqual(adding);
  });
});

describe('the demo', () => {
  const send = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const value = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  const ignored = () =>
    within(screen.getByRole('list'))
      .getAllByText('ignored now')
      .map((note) => note.parentElement?.textContent);

  it('sends events and shows the state', async () => {
    render(<TaskReducer />);
    await send('opened Pay');
    await send('typed “Read”');
    expect([value('Mode'), value('Text box')]).toEqual(['updating task 1', '“Read”']);
    await send('submitted');
    await send('toggled Pay');
    expect([value('Mode'), value('List')]).toEqual(['adding', 'Read ✓, Walk']);
    await send('removed Pay');
    expect(value('Removed')).toBe('Read');
  });

  it('knows before an event is sent that it ignored now', async () => {
    render(<TaskReducer />);
    expect(ignored()).toEqual(['submitted ignored now', 'canceled ignored now', 'restored ignored now']);
    await send('typed “Read”');
    await send('removed Pay');
    expect(ignored().map((text) => text?.split(' ignored')[0])).toEqual([
      'toggled Pay',
      'opened Pay',
      'canceled',
      'removed Pay',
    ]);
  });
});
