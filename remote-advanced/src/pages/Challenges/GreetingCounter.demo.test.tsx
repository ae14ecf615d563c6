import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import GreetingCounter from './GreetingCounter.demo.tsx';

it('greets, and adds one with each press', async () => {
  render(<GreetingCounter />);
  screen.getByText(/^Hello/);
  const plus = screen.getByRole('button', { name: '+' });
  await userEvent.click(plus);
  await userEvent.dblClick(plus);
  expect(screen.getByText(/^Count/).textContent).toBe('Count 3');
});
