import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import MarginCollapse from './MarginCollapse.demo.tsx';

const margins = (below: number, above: number) => {
  fireEvent.change(screen.getByRole('slider', { name: 'A: margin-bottom' }), { target: { value: below } });
  fireEvent.change(screen.getByRole('slider', { name: 'B: margin-top' }), { target: { value: above } });
};
const parent = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const byTheRule = (what: string) => screen.getByRole('row', { name: new RegExp(`^${what}`) }).children[1]?.textContent;

beforeEach(() => {
  render(<MarginCollapse />);
});

it.each([
  { below: 30, above: 20, gap: '30 px' },
  { below: 30, above: -20, gap: '10 px' },
  { below: -10, above: -20, gap: '-20 px' },
])('block: $below and $above collapse to $gap', ({ below, above, gap }) => {
  margins(below, above);
  expect(byTheRule('between A and B')).toBe(gap);
});

it('flow-root: siblings still collapse, but the first margin stays inside', async () => {
  margins(30, 20);
  expect(byTheRule('parent’s edge')).toBe('0 px');
  await parent('display: flow-root');
  expect(byTheRule('between A and B')).toBe('30 px');
  expect(byTheRule('parent’s edge')).toBe('24 px');
});

it.each(['display: flex', 'display: grid'])('%s: nothing collapses', async (name) => {
  margins(30, 20);
  await parent(name);
  expect(byTheRule('between A and B')).toBe('50 px');
  expect(byTheRule('parent’s edge')).toBe('24 px');
});
