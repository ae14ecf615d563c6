import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import IsItOdd from './IsItOdd.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const verdict = () => screen.getByRole('status').textContent;

it('asks first, and explains any answer', async () => {
  render(<IsItOdd />);
  screen.getByText('The number is 0. You press “Odd”. Is the result odd?');
  expect(verdict()).toBe('');
  await press('Yes');
  expect(verdict()).toBe('Right: 0 + 1 = 1, which is odd.');
  await press('No');
  expect(verdict()).toBe('No: 0 + 1 = 1, which is odd.');
});

it('asks for results that the names of the buttons do not tell', async () => {
  render(<IsItOdd />);
  await press('Next number');
  screen.getByText('The number is 1. You press “Odd”. Is the result odd?');
  expect(verdict()).toBe('');
  await press('No');
  expect(verdict()).toBe('Right: 1 + 1 = 2, which is even.');
});

it('begins again after the last number', async () => {
  render(<IsItOdd />);
  for (let i = 0; i < 4; i += 1) await press('Next number');
  await press('Yes');
  expect(verdict()).toBe('Right: 7 + 2 + 1 + 1 = 11, which is odd.');
  await press('Next number');
  screen.getByText(/^The number is 0\./);
});
