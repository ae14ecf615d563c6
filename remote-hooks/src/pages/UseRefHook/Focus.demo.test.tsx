import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Focus from './Focus.demo.tsx';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const subscribe = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

it('leads the reader back to an address that is none', async () => {
  render(<Focus />);
  await userEvent.type(box(), 'nobody');
  await subscribe();
  expect(document.activeElement).toBe(box());
  expect(box().getAttribute('aria-invalid')).toBe('true');
  screen.getByText(/^An address has an @/);
});

it('leaves the focus alone when all is well', async () => {
  render(<Focus />);
  await userEvent.type(box(), 'nobody');
  await subscribe();
  await userEvent.type(box(), '@example.org');
  await subscribe();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.getByRole('status').textContent).toBe('Subscribed: nobody@example.org');
  expect(box().getAttribute('aria-invalid')).toBe('false');
});
