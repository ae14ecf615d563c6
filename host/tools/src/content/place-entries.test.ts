import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import type { Kind } from './entry-schema.ts';
import { placeEntries, type Slot } from './place-entries.ts';

const entry = (id: string, kind: Kind, ...topics: string[]): Entry => ({
  ...{
    id,
    kind,
    topics,
    title: id,
    level: 'basic',
    appliesTo: 'All',
    reviewedOn: '2026-11-21',
    sources: [],
    related: [],
  },
  ...{ file: `${id}.md`, html: '', text: '', samples: [], links: [], bug: null, exercise: null },
});

const entries = [
  entry('JS-001', 'question', 'types'),
  entry('JS-002', 'question', 'closures', 'types'),
  entry('PO-001', 'predict', 'types'),
  entry('SB-001', 'bug', 'closures'),
  entry('EX-001', 'exercise', 'strings'),
];

const slot = (line: number, kind: string, attributes: Record<string, string> = {}): Slot => ({
  kind,
  line,
  attributes,
});
const place = (...slots: Slot[]) => {
  const placed = placeEntries('page.md', slots, entries);
  const ids = (list: Entry[]) => list.map(({ id }) => id);
  return {
    placed: slots.map((one) => ids(placed.at(one))),
    rest: placed.rest.map(({ id, entries: left }) => [id, ids(left)]),
  };
};

describe('placeEntries', () => {
  it('puts everything last when no line places it: questions of all kinds, then exercises', () => {
    expect(place()).toEqual({
      placed: [],
      rest: [
        ['questions', ['JS-001', 'JS-002', 'PO-001', 'SB-001']],
        ['exercises', ['EX-001']],
      ],
    });
  });

  it('places all questions, or all exercises', () => {
    expect(place(slot(1, 'questions'), slot(2, 'exercises'))).toEqual({
      placed: [['JS-001', 'JS-002', 'PO-001', 'SB-001'], ['EX-001']],
      rest: [],
    });
  });

  it('places one kind, or those of one group, and all others where no attribute stands, in any order', () => {
    expect(
      place(
        slot(1, 'questions'),
        slot(2, 'questions', { kind: 'predict' }),
        slot(3, 'questions', { topic: 'closures' }),
      ),
    ).toMatchObject({ placed: [['JS-001'], ['PO-001'], ['JS-002', 'SB-001']], rest: [['exercises', ['EX-001']]] });
  });

  it.each([
    [
      'an entry that stands there twice',
      3,
      'places SB-001, which line 2 places too.',
      { kind: 'bug' },
      { topic: 'closures' },
    ],
    ['a kind that nobody knows', 2, '"::questions" knows no kind "quiz".', { kind: 'quiz' }, {}],
    ['an attribute that nobody knows', 2, '"::questions" knows no "level".', { level: 'basic' }, {}],
    ['nothing to place', 2, '"::questions" places nothing here', { topic: 'maps' }, {}],
  ])('refuses %s, by its line', (_what, line, problem, first, second) => {
    expect(() => place(slot(2, 'questions', first), slot(3, 'questions', second))).toThrow(
      `page.md:${line}: ${problem}`,
    );
  });

  it('refuses a second line for all the rest', () => {
    expect(() => place(slot(2, 'exercises'), slot(3, 'exercises'))).toThrow(
      'page.md:3: "::exercises" places nothing here',
    );
  });
});
