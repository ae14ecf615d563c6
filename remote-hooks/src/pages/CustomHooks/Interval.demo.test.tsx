import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Interval from './Interval.demo.tsx';
import { useInterval } from './use-interval.ts';

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const passSeconds = (number: number) => {
  for (let second = 0; second < number; second++) pass(1000);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls the latest function, and a new one does not start the interval anew', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = renderHook(({ callback }) => useInterval(callback, 100), { initialProps: { callback: first } });
  pass(60);
  rerender({ callback: second });
  pass(40);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

it('pauses, and leaves no timer behind', () => {
  const callback = vi.fn();
  const { rerender, unmount } = renderHook(({ delay }) => useInterval(callback, delay), {
    initialProps: { delay: null as number | null },
  });
  pass(1000);
  expect(callback).not.toHaveBeenCalled();
  rerender({ delay: 100 });
  pass(250);
  expect(callback).toHaveBeenCalledTimes(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('counts down and stops at the end', () => {
  render(<Interval />);
  press('Start');
  passSeconds(3);
  press('Pause');
  passSeconds(5);
  expect(screen.getByRole('timer').textContent).toBe('7 seconds left');
  press('Start');
  passSeconds(60);
  expect(screen.getByRole('timer').textContent).toBe('Time is up.');
});
