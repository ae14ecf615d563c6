import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import BoxInspector from './BoxInspector.demo.tsx';

const set = (part: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: new RegExp(part) }), { target: { value } });
const sizes = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('td:last-child')?.textContent ?? []);

beforeEach(() => {
  render(<BoxInspector />);
});

it('content-box: width is the content; padding, border and margin are added twice each', () => {
  set('width', 100);
  set('padding', 10);
  set('border', 5);
  set('margin', 20);
  expect(sizes()).toEqual(['100 × 64 px', '120 × 84 px', '130 × 94 px', '170 × 134 px']);
});

it('border-box: width reaches to the edge of the border, and the content gives way', async () => {
  set('width', 100);
  set('padding', 10);
  set('border', 5);
  set('margin', 20);
  await userEvent.click(screen.getByRole('radio', { name: 'border-box' }));
  expect(sizes()).toEqual(['70 × 34 px', '90 × 54 px', '100 × 64 px', '140 × 104 px']);
});

it('border-box: content does not become less than nothing', async () => {
  set('width', 40);
  set('padding', 32);
  set('border', 0);
  await userEvent.click(screen.getByRole('radio', { name: 'border-box' }));
  expect(sizes().slice(0, 3)).toEqual(['0 × 0 px', '64 × 64 px', '64 × 64 px']);
});

it('gives the values to the box that is drawn', () => {
  set('padding', 10);
  const box = screen.getByText('Content', { selector: 'div' });
  expect(box.style.getPropertyValue('--padding')).toBe('10px');
});
