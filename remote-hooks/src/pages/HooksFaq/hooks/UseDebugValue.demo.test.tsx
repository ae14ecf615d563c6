import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UseDebugValue from './UseDebugValue.demo.tsx';

it('counts down to zero; the label changes nothing of that', async () => {
  render(<UseDebugValue />);
  const next = screen.getByRole('button', { name: 'Next' });
  for (let press = 0; press < 6; press++) await userEvent.click(next);
  expect(screen.getByRole('status').textContent).toBe('0');
  expect(next, 'it keeps the focus').toHaveProperty('disabled', false);
});
