import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import EventListener from './EventListener.demo.tsx';
import { useEventListener } from './use-event-listener.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('calls the latest handler, and listens once', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = renderHook(({ handler }) => useEventListener('keydown', handler), {
    initialProps: { handler: first },
  });
  rerender({ handler: second });
  fireEvent.keyDown(window, { key: 'a' });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  expect(listen.mock.calls.filter(([type]) => type === 'keydown')).toHaveLength(1);
});

it('listens to an element, and to nothing once it is gone', () => {
  const element = document.createElement('div');
  const handler = vi.fn();
  const target = { current: element };
  const { unmount } = renderHook(() => useEventListener('pointerdown', handler, target));
  fireEvent.pointerDown(window);
  expect(handler).not.toHaveBeenCalled();
  fireEvent.pointerDown(element);
  expect(handler).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent.pointerDown(element);
  expect(handler).toHaveBeenCalledTimes(1);
});

it('shows keys of the window and presses of the button', () => {
  render(<EventListener />);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.getByRole('status').textContent).toBe('Escape');
  fireEvent.pointerDown(screen.getByRole('button'));
  fireEvent.pointerDown(screen.getByRole('button'));
  screen.getByRole('button', { name: 'Pressed by pointer 2 times' });
});
