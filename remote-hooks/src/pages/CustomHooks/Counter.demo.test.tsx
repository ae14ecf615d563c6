import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Counter from './Counter.demo.tsx';
import { useCounter } from './use-counter.ts';

it('counts up and down without bounds', () => {
  const { result } = renderHook(() => useCounter());
  act(() => {
    result.current.add(1);
    result.current.add(1);
    result.current.add(-5);
  });
  expect(result.current.count).toBe(-3);
});

it('stays within its bounds, from the start', () => {
  const { result } = renderHook(() => useCounter({ initial: 9, min: 1, max: 6 }));
  expect(result.current.count).toBe(6);
  act(() => result.current.add(-100));
  expect(result.current.count).toBe(1);
});

it('keeps its functions while the options are the same', () => {
  const { result, rerender } = renderHook(() => useCounter({ max: 6 }));
  const { add, reset } = result.current;
  rerender();
  expect(result.current.add).toBe(add);
  expect(result.current.reset).toBe(reset);
});

it('sells one to six tickets', async () => {
  render(<Counter />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Three more');
  await press('Three more');
  expect(screen.getByRole('status').textContent).toBe('6');
  await press('One more');
  expect(screen.getByRole('button', { name: 'One more' }), 'it keeps the focus').toHaveProperty('disabled', false);
  await press('Back to two');
  expect(screen.getByRole('status').textContent).toBe('2');
});
