import { expect, it } from 'vitest';
import { matchesProgress } from './matches-progress.ts';

const state = (knowledge: 'known' | 'unsure' | 'not known' | null, more = {}) => ({
  ...{ knowledge, isBookmarked: false, hasNote: false },
  ...more,
});

it.each([
  ['', [true, true, true, true, true, true]],
  ['known', [true, false, false, false, false, false]],
  ['unsure', [false, true, false, false, false, false]],
  ['not known', [false, false, true, false, false, false]],
  ['weak', [false, true, true, false, false, false]],
  ['not yet', [false, false, false, true, true, true]],
  ['bookmarked', [false, false, false, true, false, false]],
  ['noted', [false, false, false, false, true, false]],
])('finds what is "%s"', (wanted, expected) => {
  const states = [
    state('known'),
    state('unsure'),
    state('not known'),
    state(null, { isBookmarked: true }),
    state(null, { hasNote: true }),
    undefined,
  ];
  expect(states.map((one) => matchesProgress(one, wanted))).toEqual(expected);
});
