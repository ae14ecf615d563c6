import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UseOptimistic from './UseOptimistic.demo.tsx';

const line = () => screen.getByRole('button').parentElement?.textContent;
const like = () => act(() => userEvent.click(screen.getByRole('button', { name: 'Like' })));

it('shows the like at once, and keeps it when the server agrees', async () => {
  render(<UseOptimistic />);
  await like();
  expect(line()).toBe('Like 11 shown, 10 saved');
  await screen.findByText(/11 saved/);
  expect(line()).toBe('Like 11 shown, 11 saved');
});

it('takes it back by itself when the server refuses', async () => {
  render(<UseOptimistic />);
  await userEvent.click(screen.getByLabelText('Let the server refuse'));
  await like();
  expect(line()).toBe('Like 11 shown, 10 saved');
  await screen.findByRole('alert');
  await waitFor(() => expect(line()).toBe('Like 10 shown, 10 saved'));
});
