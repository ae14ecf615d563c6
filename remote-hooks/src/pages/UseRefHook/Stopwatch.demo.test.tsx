import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Stopwatch from './Stopwatch.demo.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const time = () => screen.getByRole('timer').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts from start to stop, and goes on from there', () => {
  render(<Stopwatch />);
  press('Start');
  wait(1200);
  press('Stop');
  wait(5000);
  expect(time()).toBe('1.2');
  press('Start');
  wait(300);
  expect(time()).toBe('1.5');
});

it('goes back to zero', () => {
  render(<Stopwatch />);
  press('Start');
  wait(1200);
  press('Back to zero');
  expect(time()).toBe('0.0');
});

it('stops its timer when the reader leaves', () => {
  const { unmount } = render(<Stopwatch />);
  press('Start');
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
