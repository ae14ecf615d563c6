import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UseFormStatus from './UseFormStatus.demo.tsx';

const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status').textContent;

it('knows in the button that the form around it is being sent, and with what', async () => {
  render(<UseFormStatus />);
  expect([button().textContent, status()]).toEqual(['Send', 'Nothing on its way']);

  await userEvent.click(button());
  expect([button().textContent, status()]).toEqual(['Sending…', 'On its way: hello']);
  expect(button()).toHaveProperty('disabled', true);

  await screen.findByText('Sent: hello', undefined, { timeout: 3000 });
  expect([button().textContent, status()]).toEqual(['Send', 'Nothing on its way']);
  expect(button()).toHaveProperty('disabled', false);
});

it('is told of a form that is sent by Enter as well', async () => {
  render(<UseFormStatus />);
  await userEvent.type(screen.getByLabelText('Word'), ' there{Enter}');
  expect(status()).toBe('On its way: hello there');
});
