import { navigationOf } from '@site/sdk/contract';
import { expect, it } from 'vitest';
import { fixturePage, fixtureSection } from '../testing/fixture-site.ts';
import { contentsOf, totalsOf } from './counts.ts';

const section = (counts?: Record<string, number>) => ({
  ...navigationOf(fixtureSection('basics', 'Basics', [fixturePage('/A', 'A')])),
  ...(counts ? { counts } : {}),
});

it('counts what a section holds, the same kinds first in all sections', () => {
  const counts = { bug: 3, demo: 1, exercise: 2, predict: 4, question: 49 };
  expect(contentsOf(section(counts))).toEqual(['49 questions', '1 demo', '2 exercises', '4 predictions', '3 bugs']);
});

it('leaves out zero counts and unknown kinds', () => {
  expect(contentsOf(section({ question: 0, demo: 2, riddle: 7 }))).toEqual(['2 demos']);
});

it('returns nothing for a section that was released before there were counts', () => {
  expect(contentsOf(section())).toEqual([]);
});

it('adds up all sections, and says nothing of sections without counts', () => {
  expect(totalsOf([section({ question: 2, demo: 1 }), section({ question: 3 })])).toBe('5 questions and 1 demo');
  expect(totalsOf([section()])).toBe('');
});
