import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Use from './Use.demo.tsx';

const press = (name: RegExp) => act(() => userEvent.click(screen.getByRole('button', { name })));

it('shows the fallback while the promise is pending, then its value', async () => {
  render(<Use />);
  screen.getByText('Nothing asked yet.');
  await press(/fallback/);
  screen.getByText('Waiting…');
  await screen.findByText('Suspense has 8 letters.');
});

it('keeps what was there in a transition', async () => {
  render(<Use />);
  await press(/keep/);
  expect(screen.queryByText('Waiting…')).toBeNull();
  screen.getByText('Nothing asked yet.');
  await screen.findByText('Transition has 10 letters.');
});
