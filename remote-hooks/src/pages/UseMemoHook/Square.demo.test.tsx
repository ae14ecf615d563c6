import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Square from './Square.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const line = (start: string | RegExp) => screen.getByText(start).textContent;

it('shows the count and its square', async () => {
  render(<Square />);
  expect([line('Count'), line('Square')]).toEqual(['Count 0', 'Square 0']);
  for (let i = 0; i < 3; i += 1) await press('+');
  expect([line('Count'), line('Square')]).toEqual(['Count 3', 'Square 9']);
});

it('can be switched ON and OFF', async () => {
  render(<Square />);
  await press('OFF');
  await press('ON');
  screen.getByRole('button', { name: 'OFF' });
});

it('calculates for another count, and not for the switch', async () => {
  render(<Square />);
  expect([line(/^Renders/), line(/^Calculations/)]).toEqual(['Renders 1', 'Calculations 1']);
  await press('OFF');
  await press('ON');
  expect([line(/^Renders/), line(/^Calculations/)]).toEqual(['Renders 3', 'Calculations 1']);
  await press('+');
  expect([line(/^Renders/), line(/^Calculations/)]).toEqual(['Renders 4', 'Calculations 2']);
});
