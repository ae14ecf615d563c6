import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UseCallback from './UseCallback.demo.tsx';

const row = (name: string) => screen.getByRole('button', { name }).parentElement?.textContent;

it('renders the child with the kept function once, the other with every count', async () => {
  render(<UseCallback />);
  await userEvent.click(screen.getByRole('button', { name: 'Add, function kept' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add, function new' }));
  expect(screen.getByRole('status').textContent).toBe('2');
  expect(row('Add, function kept')).toBe('Add, function kept rendered 1 times');
  expect(row('Add, function new')).toBe('Add, function new rendered 3 times');
});
