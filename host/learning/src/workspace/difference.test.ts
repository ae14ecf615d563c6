import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

const marked = (before: string, after: string) =>
  differenceOf(before, after).map(({ change, text }) => ({ same: ' ', removed: '-', added: '+' })[change] + text);

it('lists the lines of both texts in order', () => {
  expect(marked('a\nb\n\nc\n', 'a\nB\n\nc\nd')).toEqual([' a', '-b', '+B', ' ', ' c', '+d']);
});

it('finds none between texts that end in more or fewer empty lines', () => {
  expect(marked('a\n', 'a\n\n\n')).toEqual([' a']);
});
