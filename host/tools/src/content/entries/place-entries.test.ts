import type { Entry } from '@site/learning/entry';
import { kinds } from '@site/learning/kinds';
import { describe, expect, it } from 'vitest';
import { placeEntries, type Slot } from './place-entries.ts';

const kindOf = (id: string) => kinds.find((kind) => kind.id === id) ?? expect.unreachable(`There is no kind ${id}.`);

const entry = (id: string, kind: string, ...topics: string[]): Entry => ({
  ...{
    id,
    kind: kindOf(kind),
    topics,
    title: id,
    level: 'basic' as const,
    appliesTo: 'All',
    reviewedOn: '2026-11-21',
    sources: [],
    related: [],
    aliases: [],
  },
  ...{
    file: `${id}.md`,
    files: [`${id}.md`],
    slug: id.toLowerCase(),
    address: '',
    answerHtml: '',
    pageHtml: '',
    summary: '',
    text: '',
    samples: [],
    links: [],
    own: null,
  },
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
  const placed = placeEntries('page.md', slots, entries, kinds);
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

  it('places one kind, or those of one group, and all others where there is no attribute, in any order', () => {
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
      'an entry that two lines place',
      3,
      'places SB-001, which line 2 places too.',
      { kind: 'bug' },
      { topic: 'closures' },
    ],
    ['an unknown kind', 2, '"::questions" has no kind "quiz". Use question, predict, bug.', { kind: 'quiz' }, {}],
    ['an unknown attribute', 2, '"::questions" has no attribute "level".', { level: 'basic' }, {}],
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
