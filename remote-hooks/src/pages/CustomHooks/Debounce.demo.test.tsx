import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Debounce from './Debounce.demo.tsx';
import { useDebounce } from './use-debounce.ts';

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('follows when the value has rested, with the last one', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounce(value, 100), { initialProps: { value: 'a' } });
  rerender({ value: 'ab' });
  pass(99);
  rerender({ value: 'abc' });
  pass(99);
  expect(result.current).toBe('a');
  pass(1);
  expect(result.current).toBe('abc');
});

it('keeps a function as a value, and does not call it', () => {
  const first = vi.fn();
  const second = vi.fn();
  const { result, rerender } = renderHook(({ value }) => useDebounce(value, 100), { initialProps: { value: first } });
  rerender({ value: second });
  pass(100);
  expect(result.current).toBe(second);
  expect(first).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
});

it('leaves no timer behind', () => {
  const { unmount } = renderHook(() => useDebounce('a', 100));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('searches once for a word typed in one go', () => {
  render(<Debounce />);
  for (const value of ['L', 'Le', 'Leeds']) fireEvent.change(screen.getByLabelText('City'), { target: { value } });
  expect(screen.getByRole('status').textContent).toMatch(/^Type/);
  pass(500);
  expect(screen.getByRole('status').textContent).toBe('Would search for “Leeds”.');
});
