import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Counter from './Counter.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const count = () => screen.getByText(/^Count/).textContent;

it('adds, subtracts and clears', async () => {
  render(<Counter />);
  await press('+');
  await press('Add 5');
  await press('-');
  expect(count()).toBe('Count 5');
  await press('Clear');
  expect(count()).toBe('Count 0');
});

it('has a store of its own each time it is mounted', async () => {
  const { unmount } = render(<Counter />);
  await press('Add 5');
  unmount();
  render(<Counter />);
  expect(count()).toBe('Count 0');
});
