import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AsFound from './Seconds.as-found.demo.tsx';
import Corrected from './Seconds.corrected.demo.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const seconds = () => screen.getByText('Seconds').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('after five seconds', () => {
  it('as found: the count is still at 1', () => {
    render(<AsFound />);
    press('Start');
    wait(5);
    expect(seconds()).toBe('Seconds 1');
  });

  it('corrected: the count is at 5', () => {
    render(<Corrected />);
    press('Start');
    wait(5);
    expect(seconds()).toBe('Seconds 5');
  });
});

describe.each([
  { variant: 'as found', Seconds: AsFound },
  { variant: 'corrected', Seconds: Corrected },
])('the interval $variant', ({ Seconds }) => {
  it('ends with Stop, and with the component', () => {
    const { unmount } = render(<Seconds />);
    press('Start');
    expect(vi.getTimerCount()).toBe(1);
    press('Stop');
    expect(vi.getTimerCount()).toBe(0);
    press('Start');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
