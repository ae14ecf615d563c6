import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { it } from 'vitest';
import StackingContext from './StackingContext.demo.tsx';

it.each([
  { has: 'nothing', tip: 'Above B' },
  { has: 'position: relative', tip: 'Above B' },
  { has: 'opacity: 0.99', tip: 'Behind B' },
  { has: 'transform: translateX(0)', tip: 'Behind B' },
  { has: 'isolation: isolate', tip: 'Behind B' },
])('with $has the tip is: $tip', async ({ has, tip }) => {
  render(<StackingContext />);
  await userEvent.click(screen.getByRole('radio', { name: has }));
  screen.getByText(new RegExp(`^${tip}`));
});
