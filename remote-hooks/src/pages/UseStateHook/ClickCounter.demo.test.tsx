import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import ClickCounter from './ClickCounter.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const line = (start: string) => screen.getByText(start).textContent;

it('counts each click', async () => {
  render(<ClickCounter />);
  expect(line('Count')).toBe('Count 0');
  await press('Click me');
  await press('Click me');
  expect(line('Count')).toBe('Count 2');
});

it('renders once for each change', async () => {
  render(<ClickCounter />);
  expect(line('Renders')).toBe('Renders 1');
  await press('Click me');
  await press('Click me');
  expect(line('Renders')).toBe('Renders 3');
});

it('does not render for a state that stays the same', async () => {
  render(<ClickCounter />);
  await press('Set the same number');
  expect(line('Renders')).toBe('Renders 1');
});
