import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Throttle from './Throttle.demo.tsx';
import { useThrottle } from './use-throttle.ts';

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('follows the first change at once, the next after the interval, and ends at the last', () => {
  const { result, rerender } = renderHook(({ value }) => useThrottle(value, 100), { initialProps: { value: 0 } });
  const seen: number[] = [];
  for (let value = 1; value <= 10; value++) {
    rerender({ value });
    pass(30);
    seen.push(result.current);
  }
  expect(seen).toEqual([1, 1, 1, 4, 4, 4, 7, 7, 7, 10]);
});

it('does not wait for ever while the value keeps changing', () => {
  const { result, rerender } = renderHook(({ value }) => useThrottle(value, 100), { initialProps: { value: 0 } });
  for (let value = 1; value <= 1000; value++) {
    rerender({ value });
    pass(10);
  }
  expect(result.current).toBeGreaterThan(985);
});

it('leaves no timer behind', () => {
  const { rerender, unmount } = renderHook(({ value }) => useThrottle(value, 100), { initialProps: { value: 0 } });
  rerender({ value: 1 });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('sends the last volume', () => {
  render(<Throttle />);
  for (const value of [40, 50, 60]) {
    fireEvent.change(screen.getByLabelText('Volume'), { target: { value } });
    pass(10);
  }
  expect(screen.getByRole('status').textContent).toBe('40');
  pass(1000);
  expect(screen.getByRole('status').textContent).toBe('60');
});
