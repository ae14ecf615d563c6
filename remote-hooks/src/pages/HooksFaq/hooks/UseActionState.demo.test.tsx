import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UseActionState from './UseActionState.demo.tsx';

const signUp = (name: string) => userEvent.type(screen.getByLabelText('Name'), `${name}{Enter}`);

it('is pending, then adds to the state before and empties the form', async () => {
  render(<UseActionState />);
  await signUp('Grace');
  expect(screen.getByRole('button', { name: 'Signing up…' })).toHaveProperty('disabled', true);
  await screen.findByText('On the list: Ada, Grace');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
});

it('returns a problem as part of the state', async () => {
  render(<UseActionState />);
  await signUp('Ada');
  expect((await screen.findByRole('alert')).textContent).toBe('Ada is on the list already.');
  expect(screen.getByRole('status').textContent).toBe('On the list: Ada');
});
