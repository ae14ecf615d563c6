import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toast, type ToastNote } from './Toast.tsx';

const onClose = vi.fn();
const deleted: ToastNote = { id: 1, text: 'Deleted "Water the plants".', onUndo: vi.fn() };

const show = (note: ToastNote | null) => render(<Toast note={note} onClose={onClose} duration={5000} />);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const undo = () => screen.getByRole('button', { name: 'Undo' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is a status that exists before it has a message', () => {
  const { rerender } = show(null);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(<Toast note={deleted} onClose={onClose} />);
  expect(status.textContent).toContain('Deleted "Water the plants".');
});

it('disappears when its time is over, and only once', () => {
  show(deleted);
  wait(4999);
  expect(onClose).not.toHaveBeenCalled();
  wait(10_000);
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  [
    'the pointer is on it',
    () => fireEvent.pointerEnter(undo().parentElement ?? undo()),
    () => fireEvent.pointerLeave(undo().parentElement ?? undo()),
  ],
  ['the focus is in it', () => act(() => undo().focus()), () => act(() => undo().blur())],
  ['the tab is hidden', () => hideTab(true), () => hideTab(false)],
])('its time is paused while %s, and goes on from there', (_what, begin, end) => {
  show(deleted);
  wait(3000);
  begin();
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  end();
  wait(1999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('undoes, and leaves what follows to its owner, who may have an earlier note', () => {
  show(deleted);
  fireEvent.click(undo());
  expect(deleted.onUndo).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

it('can be dismissed without undoing', () => {
  show(deleted);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(deleted.onUndo).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

it('gives the focus back to where it came from', () => {
  render(
    <>
      <input aria-label="New task" />
      <Toast note={deleted} onClose={onClose} />
    </>,
  );
  const input = screen.getByRole('textbox');
  act(() => input.focus());
  act(() => undo().focus());
  fireEvent.click(undo());
  expect(document.activeElement).toBe(input);
});

it('starts its time again for a new note', () => {
  const { rerender } = show(deleted);
  wait(4000);
  rerender(<Toast note={{ ...deleted, id: 2 }} onClose={onClose} duration={5000} />);
  wait(4000);
  expect(onClose).not.toHaveBeenCalled();
  wait(1000);
  expect(onClose).toHaveBeenCalledOnce();
});

it('has no undo button without an undo, and its timer ends when it is removed', () => {
  const { unmount } = show({ id: 3, text: 'Saved.' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  unmount();
  wait(10_000);
  expect(onClose).not.toHaveBeenCalled();
});

function hideTab(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}
