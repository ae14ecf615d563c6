import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import UseReducer from './UseReducer.demo.tsx';

const hall = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  render(<UseReducer />);
});

it('starts with the hall that the init function makes', () => {
  expect(hall()).toBe('3 free, 0 taken');
});

it('takes, gives back and clears', async () => {
  await press('Take a seat');
  await press('Take a seat');
  await press('Give one back');
  expect(hall()).toBe('2 free, 1 taken');
  await press('Clear the hall');
  expect(hall()).toBe('3 free, 0 taken');
});

it('never has fewer seats than none', async () => {
  for (let seat = 0; seat < 5; seat++) await press('Take a seat');
  expect(hall()).toBe('0 free, 3 taken');
});
