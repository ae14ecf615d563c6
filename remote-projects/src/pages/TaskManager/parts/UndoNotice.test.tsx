import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UndoNotice } from './UndoNotice.tsx';
import { undoTime } from './undo-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function notice(text = 'Pay the rent') {
  const on = { onUndo: vi.fn(), onExpire: vi.fn() };
  render(<UndoNotice text={text} {...on} />);
  return { ...on, undo: screen.getByRole('button', { name: 'Undo' }), area: screen.getByRole('region') };
}

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

it('names the deleted task, a long one by its beginning', () => {
  notice('x'.repeat(10_000));
  expect(screen.getByText(/^Deleted: x+…$/).textContent).toHaveLength('Deleted: '.length + 60);
});

it('undoes', () => {
  const { undo, onUndo } = notice();
  fireEvent.click(undo);
  expect(onUndo).toHaveBeenCalledTimes(1);
});

it('expires after the time for an undo, once', () => {
  const { onExpire } = notice();
  pass(undoTime - 1);
  expect(onExpire).not.toHaveBeenCalled();
  pass(1);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('waits while it is pointed at', () => {
  const { onExpire, area } = notice();
  fireEvent.pointerEnter(area);
  pass(undoTime * 10);
  expect(onExpire).not.toHaveBeenCalled();
  fireEvent.pointerLeave(area);
  pass(undoTime);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('waits while it has the focus, also when the pointer leaves it', () => {
  const { onExpire, undo, area } = notice();
  act(() => undo.focus());
  fireEvent.pointerEnter(area);
  fireEvent.pointerLeave(area);
  pass(undoTime * 10);
  expect(onExpire).not.toHaveBeenCalled();
  act(() => undo.blur());
  pass(undoTime);
  expect(onExpire).toHaveBeenCalledTimes(1);
});
