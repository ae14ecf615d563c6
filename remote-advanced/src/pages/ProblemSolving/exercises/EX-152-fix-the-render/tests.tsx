import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type Task, TaskBoard, type TaskBoardProps } from './solution';

const [tea, milk, bread]: Task[] = [
  { id: 't', title: 'Tea' },
  { id: 'm', title: 'Milk' },
  { id: 'b', title: 'Bread' },
] as const;
const all = [tea, milk, bread] as Task[];

/** Shows a board; `update` gives it other props. */
function show() {
  const props = { tasks: all, describe: vi.fn((task: Task) => `Buy ${task.title}`), onDone: vi.fn() };
  const onRender = vi.fn();
  const board = (changed: Partial<TaskBoardProps> = {}) => (
    <Profiler id="board" onRender={onRender}>
      <TaskBoard {...props} {...changed} />
    </Profiler>
  );
  const { rerender } = render(board());
  return { ...props, onRender, update: (changed: Partial<TaskBoardProps>) => rerender(board(changed)) };
}

const filter = () => screen.getByRole('textbox', { name: 'Filter' });
const note = (title: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Note on ${title}` });
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
const status = () => screen.getByRole('status').textContent;

describe('what is shown', () => {
  test('is all tasks, with what describes them', () => {
    show();
    expect(rows()).toEqual(['Buy Tea', 'Buy Milk', 'Buy Bread']);
    expect(status()).toBe('3 of 3');
  });

  test('is what the filter matches, ignoring case', async () => {
    show();
    await userEvent.type(filter(), 'EA');
    expect(rows()).toEqual(['Buy Tea', 'Buy Bread']);
    expect(status()).toBe('2 of 3');
    await userEvent.clear(filter());
    expect(rows()).toHaveLength(3);
  });

  test('follows other tasks, with the filter that is there', async () => {
    const { update } = show();
    await userEvent.type(filter(), 'ea');
    update({ tasks: [{ id: 'p', title: 'Peas' }, milk as Task] });
    expect(rows()).toEqual(['Buy Peas']);
    expect(status()).toBe('1 of 2');
  });

  test('is there in one commit for each change', async () => {
    const { onRender, update } = show();
    expect(onRender).toHaveBeenCalledTimes(1);
    await userEvent.type(filter(), 'm');
    expect(onRender).toHaveBeenCalledTimes(2);
    update({ tasks: [milk as Task] });
    expect(onRender).toHaveBeenCalledTimes(3);
  });
});

describe('a note', () => {
  test('can be typed, with the focus in its field', async () => {
    show();
    await userEvent.type(note('Milk'), 'two liters');
    expect(note('Milk').value).toBe('two liters');
    expect(document.activeElement).toBe(note('Milk'));
  });

  test('stays while the filter is typed, and while the board is given a new function', async () => {
    const { update } = show();
    await userEvent.type(note('Tea'), 'green');
    await userEvent.type(filter(), 'ea');
    update({ onDone: () => {} });
    expect(note('Tea').value).toBe('green');
    expect(document.activeElement).toBe(filter());
  });

  test('belongs to its task when tasks are added in front, sorted and done', async () => {
    const { update } = show();
    await userEvent.type(note('Milk'), 'two');
    update({ tasks: [{ id: 'c', title: 'Coffee' }, ...all] });
    expect([note('Milk').value, note('Tea').value]).toEqual(['two', '']);
    update({ tasks: all.toReversed() });
    expect([note('Milk').value, note('Tea').value]).toEqual(['two', '']);
    update({ tasks: [milk as Task] });
    expect(note('Milk').value).toBe('two');
  });

  test('belongs to its task when the filter hides one in front of it', async () => {
    show();
    await userEvent.type(note('Milk'), 'two');
    await userEvent.type(filter(), 'milk');
    expect(note('Milk').value).toBe('two');
  });

  test('keeps its field and the focus when its task gets another title', async () => {
    const { update } = show();
    const field = note('Milk');
    await userEvent.type(field, 'two');
    update({ tasks: [tea as Task, { id: 'm', title: 'Oat milk' }, bread as Task] });
    expect(note('Oat milk')).toBe(field);
    expect(field.value).toBe('two');
    expect(document.activeElement).toBe(field);
  });
});

describe('a description', () => {
  test('is made once for each task, however much is typed', async () => {
    const { describe } = show();
    await userEvent.type(note('Milk'), 'two liters');
    await userEvent.type(filter(), 'm');
    expect(describe.mock.calls.map(([task]) => task.title)).toEqual(['Tea', 'Milk', 'Bread']);
  });

  test('is not made again for tasks that stay, or for another onDone', () => {
    const { describe, update } = show();
    describe.mockClear();
    const coffee = { id: 'c', title: 'Coffee' };
    update({ tasks: [coffee, ...all], onDone: () => {} });
    expect(describe.mock.calls).toEqual([[coffee]]);
  });

  test('is made again when the task or the function is another one', () => {
    const { update } = show();
    const tasks = [{ id: 't', title: 'Green tea' }];
    update({ tasks });
    expect(rows()).toEqual(['Buy Green tea']);
    update({ tasks, describe: ({ title }) => `Kaufe ${title}` });
    expect(rows()).toEqual(['Kaufe Green tea']);
  });
});

describe('Done', () => {
  test('reports the task', async () => {
    const { onDone } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Done: Bread' }));
    expect(onDone.mock.calls).toEqual([['b']]);
  });

  test('calls the function of the latest render', async () => {
    const { onDone, update } = show();
    const later = vi.fn();
    update({ onDone: later });
    await userEvent.click(screen.getByRole('button', { name: 'Done: Tea' }));
    expect(later.mock.calls).toEqual([['t']]);
    expect(onDone).not.toHaveBeenCalled();
  });
});
