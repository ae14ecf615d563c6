import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import FlexArithmetic from './FlexArithmetic.demo.tsx';

const set = (item: string, field: string, value: number) =>
  fireEvent.change(within(screen.getByRole('group', { name: item })).getByLabelText(field), { target: { value } });
const widths = () =>
  ['A', 'B', 'C'].map((name) => screen.getByRole('row', { name: new RegExp(`^${name}`) }).children[1]?.textContent);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(616);
  render(<FlexArithmetic />);
});

it('shares out what the bases leave of the container', () => {
  screen.getByText(/free space: 400 px, so items grow/);
  screen.getByText(/A: 60 \+ 400 × 1 \/ 3/);
  expect(widths()).toEqual(['193.3 px', '326.7 px', '80 px']);
});

it('takes away what is missing, by shrink times basis', () => {
  set('A', 'flex-basis, px', 300);
  set('B', 'flex-basis, px', 400);
  screen.getByText(/free space: -180 px, so items shrink/);
  expect(widths()).toEqual(['222.9 px', '297.1 px', '80 px']);
});

it('respects a minimum', () => {
  set('A', 'min-width, px', 400);
  expect(widths()).toEqual(['400 px', '120 px', '80 px']);
});

it('takes an emptied field as 0 and no negative number', () => {
  set('A', 'flex-grow', -2);
  set('B', 'flex-grow', Number.NaN);
  screen.getByText(/Nothing can flex/);
  expect(widths()).toEqual(['60 px', '60 px', '80 px']);
});
