import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UseState from './UseState.demo.tsx';

const count = () => screen.getByRole('status').textContent;
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('starts with what the function gives', () => {
  render(<UseState />);
  expect(count()).toBe('42');
});

it('adds one by the snapshot, although it is set twice', async () => {
  render(<UseState />);
  await press(/snapshot/);
  expect(count()).toBe('43');
});

it('adds two by updaters', async () => {
  render(<UseState />);
  await press(/updater/);
  expect(count()).toBe('44');
});
