import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import StackingContexts from './StackingContexts.demo.tsx';

const give = (cause: string) => userEvent.click(screen.getByRole('radio', { name: cause }));
const levelOfB = (value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: 'B: z-index' }), { target: { value } });
const inFront = () => screen.getByRole('row', { name: /^in front/ }).children[1]?.textContent;
const order = () =>
  within(screen.getByRole('list', { name: 'From back to front' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  render(<StackingContexts />);
});

it('without a stacking context, the tip competes with B itself, and 999 is more than 2', () => {
  expect(order()).toEqual(['A', 'B, z-index: 2', 'tip, z-index: 999']);
  expect(inFront()).toBe('the tip');
});

it.each(['opacity: 0.9', 'transform: translate(0)', 'filter: blur(0)', 'will-change: transform', 'isolation: isolate'])(
  '%s encloses the tip on level 0, where B is later and in front',
  async (cause) => {
    await give(cause);
    levelOfB(0);
    expect(order()).toEqual(['A (a stacking context; in it: tip, z-index: 999)', 'B, z-index: 0']);
    expect(inFront()).toBe('B');
    levelOfB(-1);
    expect(inFront()).toBe('the tip');
  },
);

it('a z-index on A lifts the tip as far as A goes', async () => {
  await give('z-index: 1');
  levelOfB(1);
  expect(inFront()).toBe('B');
  levelOfB(0);
  expect(inFront()).toBe('the tip');
});
