import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import UseEffect from './UseEffect.demo.tsx';

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const ticks = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sets the timer up again when its dependency changes, and cleans the old one up', () => {
  render(<UseEffect />);
  choose('second');
  pass(2000);
  expect(ticks()).toBe('2');
  choose('fifth of a second');
  expect(vi.getTimerCount()).toBe(1);
  pass(1000);
  expect(ticks()).toBe('7');
});

it('leaves no timer behind', () => {
  const { unmount } = render(<UseEffect />);
  choose('second');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
