import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import Equivalents from './Equivalents.demo.tsx';

const pairs = () => [...document.querySelectorAll('tr:has(code)')].map((row) => row.textContent);

beforeEach(() => {
  render(<Equivalents />);
});

it('shows at least 80 pairs', () => {
  expect(pairs().length).toBeGreaterThanOrEqual(80);
  expect(pairs()).toContain('d-nonehiddensame');
});

it('finds a pair by either name', async () => {
  for (const name of ['d-none', 'hidden']) {
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), name);
    expect(pairs()).toContain('d-nonehiddensame');
    expect(pairs()).not.toContain('p-3p-4same');
  }
});

it('says what differs where something does', () => {
  expect(pairs().find((pair) => pair?.startsWith('order-first'))).toMatch(/-1 and -9999/);
});
