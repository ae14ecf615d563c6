import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import UseEffectEvent from './UseEffectEvent.demo.tsx';

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const total = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('sees the latest step and total, and the timer is not set up again', () => {
  const start = vi.spyOn(globalThis, 'setInterval');
  render(<UseEffectEvent />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  pass(1500);
  fireEvent.change(screen.getByLabelText('Add every second'), { target: { value: '5' } });
  pass(500);
  expect(total()).toBe('6');
  expect(start).toHaveBeenCalledTimes(1);
});

it('stops', () => {
  render(<UseEffectEvent />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  pass(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  pass(5000);
  expect(total()).toBe('1');
});
