import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Snapshot from './Snapshot.demo.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const report = () => screen.getByText(/report yet|timer/).textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reports the count of the render in which the button was pressed', () => {
  render(<Snapshot />);
  press('Add 1');
  press('Report in three seconds');
  press('Add 1');
  press('Add 1');
  wait(2999);
  expect(report()).toMatch(/^The timer runs/);
  wait(1);
  expect(report()).toBe('The timer saw 1. The page shows 3.');
});

it('starts the timer anew when the button is pressed again', () => {
  render(<Snapshot />);
  press('Report in three seconds');
  wait(2000);
  press('Add 1');
  press('Report in three seconds');
  wait(2000);
  expect(report()).toMatch(/^The timer runs/);
  wait(1000);
  expect(report()).toBe('The timer saw 1. The page shows 1.');
});

it('stops the timer when the reader leaves', () => {
  const { unmount } = render(<Snapshot />);
  press('Report in three seconds');
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
