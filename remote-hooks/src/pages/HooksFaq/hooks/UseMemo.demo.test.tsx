import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import UseMemo from './UseMemo.demo.tsx';

const calculations = () => performance.getEntriesByName('primes calculated').length;

beforeEach(() => {
  performance.clearMarks();
});

it('calculates for a new limit, and not for a note', async () => {
  render(<UseMemo />);
  expect(screen.getByRole('status').textContent).toBe('There are 669, the last is 4999.');
  await userEvent.type(screen.getByLabelText(/Note/), 'abc');
  expect(calculations()).toBe(1);

  await userEvent.selectOptions(screen.getByLabelText('Primes up to'), '10000');
  expect(screen.getByRole('status').textContent).toBe('There are 1229, the last is 9973.');
  expect(calculations()).toBe(2);
});
