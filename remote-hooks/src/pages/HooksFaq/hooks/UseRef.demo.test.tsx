import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UseRef from './UseRef.demo.tsx';

const result = () => screen.getByRole('status').textContent;

it('reaches the box through one ref, and keeps the time in the other', async () => {
  render(<UseRef />);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Press Enter here'));
  expect(result()).toBe('No time yet.');
  await userEvent.keyboard('{Enter}');
  expect(result()).toMatch(/^\d+ ms$/);
});

it('has nothing to measure before the start', async () => {
  render(<UseRef />);
  await userEvent.type(screen.getByLabelText('Press Enter here'), '{Enter}');
  expect(result()).toBe('No time yet.');
});
