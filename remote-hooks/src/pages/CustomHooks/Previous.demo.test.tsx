import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Previous from './Previous.demo.tsx';
import { usePrevious } from './use-previous.ts';

it('gives the value before the last change, whatever renders in between', () => {
  const { result, rerender } = renderHook(({ value }) => usePrevious(value), { initialProps: { value: 1 } });
  expect(result.current).toBeUndefined();
  rerender({ value: 2 });
  expect(result.current).toBe(1);
  rerender({ value: 2 });
  expect(result.current).toBe(1);
  rerender({ value: 3 });
  expect(result.current).toBe(2);
});

it('knows that NaN is NaN', () => {
  const { result, rerender } = renderHook(() => usePrevious(Number.NaN));
  rerender();
  expect(result.current).toBeUndefined();
});

it('compares with the degrees before, and a note changes nothing', async () => {
  render(<Previous />);
  fireEvent.change(screen.getByLabelText('Degrees'), { target: { value: '25' } });
  expect(screen.getByRole('status').textContent).toBe('Warmer than 20 before.');
  await userEvent.type(screen.getByLabelText(/Note/), 'abc');
  expect(screen.getByRole('status').textContent).toBe('Warmer than 20 before.');
});
