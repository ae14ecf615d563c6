import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import SubgridCards from './SubgridCards.demo.tsx';

const toggle = () => userEvent.click(screen.getByRole('checkbox', { name: /subgrid/ }));
const rows = () => screen.getAllByRole('article').map((card) => card.style.getPropertyValue('grid-template-rows'));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('each card lays out its own rows, until it takes those of the grid around it', async () => {
  render(<SubgridCards />);
  expect(rows()).toEqual(Array(3).fill('auto auto auto'));
  await toggle();
  expect(rows()).toEqual(Array(3).fill('subgrid'));
});

it('a subgrid has to span the rows it takes', async () => {
  render(<SubgridCards />);
  await toggle();
  for (const card of screen.getAllByRole('article')) expect(card.style.getPropertyValue('grid-row')).toBe('span 3');
});

it('says where subgrid is unknown', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  render(<SubgridCards />);
  screen.getByText(/does not know subgrid/);
});
