import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import AsFound from './AddTwo.as-found.demo.tsx';
import Corrected from './AddTwo.corrected.demo.tsx';

it.each([
  { variant: 'as found', AddTwo: AsFound, after: '1' },
  { variant: 'corrected', AddTwo: Corrected, after: '2' },
])('$variant: a press adds $after', async ({ AddTwo, after }) => {
  render(<AddTwo />);
  await userEvent.click(screen.getByRole('button', { name: 'Add 2' }));
  expect(screen.getByRole('status').textContent).toBe(after);
});
