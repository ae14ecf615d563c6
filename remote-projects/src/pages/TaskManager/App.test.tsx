import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import App from './App.tsx';
import { undoTime } from './parts/undo-time.ts';

const user = userEvent.setup();

afterEach(() => void vi.useRealTimers());

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Task' });
const checkbox = (text: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: text });
const texts = () => screen.queryAllByRole('checkbox').map((one) => one.parentElement?.textContent);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const stored = (): unknown => JSON.parse(localStorage.getItem('tasks') ?? 'null');

function button(name: 'Edit' | 'Delete', text: string) {
  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByText(text));
  if (!row) throw new Error(`There is no task "${text}".`);
  return within(row).getByRole('button', { name });
}

async function openWith(...tasks: string[]) {
  render(<App />);
  for (const text of tasks) await user.type(box(), `${text}{Enter}`);
}

describe('adding', () => {
  it('starts with no tasks', async () => {
    await openWith();
    expect(screen.getByText('No tasks yet')).toBeTruthy();
  });

  it('puts the task last, not completed, and empties the box', async () => {
    await openWith('Pay');
    await user.type(box(), ' Walk ');
    await press('Add');
    expect(texts()).toEqual(['Pay', 'Walk']);
    expect(checkbox('Walk').checked).toBe(false);
    expect(box().value).toBe('');
    expect(screen.getByText('2 tasks, 2 remaining')).toBeTruthy();
  });

  it('ignores blank text', async () => {
    await openWith('   ');
    await press('Add');
    expect(texts()).toEqual([]);
    expect(localStorage.getItem('tasks')).toBeNull();
  });

  it('saves id, text and completed under the key "tasks"', async () => {
    const before = Date.now();
    await openWith('Pay', 'Walk');
    await user.click(screen.getByText('Walk'));
    expect(stored()).toEqual([
      { id: expect.any(Number), text: 'Pay', completed: false },
      { id: expect.any(Number), text: 'Walk', completed: true },
    ]);
    expect(JSON.stringify(stored())).toMatch(new RegExp(`"id":${String(before).slice(0, 6)}`));
  });

  it('keeps the tasks for the next visit', async () => {
    const { unmount } = render(<App />);
    await user.type(box(), 'Pay{Enter}');
    unmount();
    render(<App />);
    expect(texts()).toEqual(['Pay']);
  });
});

describe('completing', () => {
  it('is toggled by a click on the text', async () => {
    await openWith('Pay', 'Walk');
    await user.click(screen.getByText('Pay'));
    expect([checkbox('Pay').checked, checkbox('Walk').checked]).toEqual([true, false]);
    expect(screen.getByText('2 tasks, 1 remaining')).toBeTruthy();
    await user.click(screen.getByText('Pay'));
    expect(checkbox('Pay').checked).toBe(false);
  });
});

describe('editing', () => {
  it('loads the text into the box, updates the task, and returns to adding', async () => {
    await openWith('Pay', 'Walk');
    await user.click(screen.getByText('Pay'));
    await user.click(button('Edit', 'Pay'));
    expect([box().value, document.activeElement]).toEqual(['Pay', box()]);
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    await user.type(box(), ' the rent');
    await press('Update');
    expect(texts()).toEqual(['Pay the rent', 'Walk']);
    expect(checkbox('Pay the rent').checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
    expect(box().value).toBe('');
  });

  it('does not update to blank text', async () => {
    await openWith('Pay');
    await user.click(button('Edit', 'Pay'));
    await user.clear(box());
    await user.type(box(), '  {Enter}');
    expect(texts()).toEqual(['Pay']);
    expect(screen.getByRole('button', { name: 'Update' })).toBeTruthy();
  });

  it.each(['the button', 'Escape'])('is canceled by %s, and a half-typed new task is still there', async (way) => {
    await openWith('Pay');
    await user.type(box(), 'Wal');
    await user.click(button('Edit', 'Pay'));
    await user.type(box(), 'ment');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await press('Cancel');
    expect([texts(), box().value]).toEqual([['Pay'], 'Wal']);
    expect(document.activeElement).toBe(button('Edit', 'Pay'));
    expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
  });

  it('goes on with the same task when a row above it is deleted', async () => {
    await openWith('Pay', 'Walk', 'Read');
    await user.click(button('Edit', 'Walk'));
    await user.click(button('Delete', 'Pay'));
    expect(box().value).toBe('Walk');
    await user.type(box(), ' far{Enter}');
    expect(texts()).toEqual(['Walk far', 'Read']);
  });

  it('ends when its task is deleted', async () => {
    await openWith('Pay', 'Walk');
    await user.click(button('Edit', 'Pay'));
    await user.click(button('Delete', 'Pay'));
    expect(box().value).toBe('');
    await user.type(box(), 'Read');
    await press('Add');
    expect(texts()).toEqual(['Walk', 'Read']);
  });
});

describe('deleting', () => {
  it('removes the task at once and moves on to the next Delete, or to the box', async () => {
    await openWith('Pay', 'Walk');
    await user.click(button('Delete', 'Pay'));
    expect(texts()).toEqual(['Walk']);
    expect(document.activeElement).toBe(button('Delete', 'Walk'));
    await user.keyboard('{Enter}');
    expect(texts()).toEqual([]);
    expect(document.activeElement).toBe(box());
    expect(stored()).toEqual([]);
  });

  it('can be undone: the task is back at its place, as it was', async () => {
    await openWith('Pay', 'Walk', 'Read');
    await user.click(screen.getByText('Walk'));
    const before = stored();
    await user.click(button('Delete', 'Walk'));
    expect(screen.getByRole('status').textContent).toMatch(/^Deleted: Walk/);
    await press('Undo');
    expect(texts()).toEqual(['Pay', 'Walk', 'Read']);
    expect(stored()).toEqual(before);
    expect(document.activeElement).toBe(checkbox('Walk'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('names the deleted task, a long one by its beginning', async () => {
    localStorage.setItem('tasks', JSON.stringify([{ id: 1, text: 'x'.repeat(10_000), completed: false }]));
    await openWith();
    await press('Delete');
    expect(screen.getByText(/^Deleted: x+…$/).textContent).toHaveLength('Deleted: '.length + 60);
  });

  it('can be undone several times, the last one first', async () => {
    await openWith('Pay', 'Walk', 'Read');
    await user.click(button('Delete', 'Pay'));
    await user.click(button('Delete', 'Walk'));
    await press('Undo');
    expect(texts()).toEqual(['Walk', 'Read']);
    await press('Undo');
    expect(texts()).toEqual(['Pay', 'Walk', 'Read']);
  });

  it('is final when the time for an undo is over', async () => {
    await openWith('Pay');
    vi.useFakeTimers();
    fireEvent.click(button('Delete', 'Pay'));
    act(() => vi.advanceTimersByTime(undoTime - 1));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(texts()).toEqual([]);
  });
});

describe('the keyboard alone', () => {
  const focused = () => document.activeElement;

  async function tab(times: number) {
    for (let time = 0; time < times; time += 1) await user.tab();
  }

  it('adds, completes, edits, deletes and undoes, and never loses its place', async () => {
    await openWith();
    await user.tab();
    await user.keyboard('Pay{Enter}Walk{Enter}');
    expect([texts(), focused()]).toEqual([['Pay', 'Walk'], box()]);

    await tab(2);
    await user.keyboard(' ');
    expect([checkbox('Pay').checked, focused()]).toEqual([true, checkbox('Pay')]);

    await tab(1);
    await user.keyboard('{Enter} now{Enter}');
    expect([texts(), focused()]).toEqual([['Pay now', 'Walk'], box()]);

    await tab(3);
    await user.keyboard('{Enter}{Escape}');
    expect([box().value, focused()]).toEqual(['', button('Edit', 'Pay now')]);

    await tab(1);
    await user.keyboard('{Enter}');
    expect([texts(), focused()]).toEqual([['Walk'], button('Delete', 'Walk')]);

    await tab(1);
    expect(focused()).toBe(screen.getByRole('button', { name: 'Undo' }));
    await user.keyboard('{Enter}');
    expect([texts(), focused()]).toEqual([['Pay now', 'Walk'], checkbox('Pay now')]);
  });
});
