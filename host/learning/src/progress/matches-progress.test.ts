import { expect, it } from 'vitest';
import { matchesProgress } from './matches-progress.ts';

const state = (knowledge: 'known' | 'unsure' | 'not known' | null, isBookmarked = false) => ({
  knowledge,
  isBookmarked,
});

it.each([
  ['', [true, true, true, true, true]],
  ['known', [true, false, false, false, false]],
  ['unsure', [false, true, false, false, false]],
  ['not known', [false, false, true, false, false]],
  ['weak', [false, true, true, false, false]],
  ['not yet', [false, false, false, true, true]],
  ['bookmarked', [false, false, false, true, false]],
])('finds what is "%s"', (wanted, expected) => {
  const states = [state('known'), state('unsure'), state('not known'), state(null, true), undefined];
  expect(states.map((one) => matchesProgress(one, wanted))).toEqual(expected);
});
