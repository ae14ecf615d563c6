import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import ViewTransitionGallery from './ViewTransitionGallery.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tiles = () => screen.getAllByRole('listitem').map((tile) => tile.textContent);

beforeEach(() => {
  render(<ViewTransitionGallery />);
});

// The DOM of these tests doesn't animate: these are the results in every browser, with or without a transition.
it('moves the first two tiles to the end', async () => {
  await press('Move the first two to the end');
  expect(tiles()).toEqual(['Triangle', 'Drop', 'Leaf', 'Arch', 'Circle', 'Square']);
});

it.each([true, false])('shows a tile alone and goes back, focus with it (animated: %s)', async (animated) => {
  if (!animated) await userEvent.click(screen.getByRole('checkbox', { name: 'with a view transition' }));
  await press('Drop');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  screen.getByText('Drop');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back to all' }));

  await press('Back to all');
  expect(tiles()).toHaveLength(6);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Drop' }));
});
