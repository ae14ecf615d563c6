import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Toggle from './Toggle.demo.tsx';
import { useToggle } from './use-toggle.ts';

it('turns over, twice in one handler too', () => {
  const { result } = renderHook(() => useToggle(true));
  act(() => result.current[1]());
  expect(result.current[0]).toBe(false);
  act(() => {
    result.current[1]();
    result.current[1]();
  });
  expect(result.current[0]).toBe(false);
});

it('gives the same functions in every render', () => {
  const { result, rerender } = renderHook(() => useToggle());
  const [, toggle, set] = result.current;
  rerender();
  expect(result.current.slice(1)).toEqual([toggle, set]);
  expect(result.current[1]).toBe(toggle);
});

it('opens and closes the answer', async () => {
  render(<Toggle />);
  const answer = screen.getByText(/shares logic/);
  expect(answer.hidden).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show the answer' }));
  expect(answer.hidden).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(answer.hidden).toBe(true);
});
