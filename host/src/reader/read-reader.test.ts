import { noProgress } from '@site/learning/memory';
import { expect, it } from 'vitest';
import { readerOf } from './read-reader.ts';

const entry = (id: string) => ({
  ...{ id, kind: 'question', title: id, address: `/javascript/${id}`, topics: ['closures'], summary: '', words: '' },
});
const entries = new Map(['a', 'b', 'c'].map((id) => [id, entry(id)]));
const noted = (id: string, knowledge: 'known' | 'not known' | null) => ({
  ...noProgress(id),
  knowledge,
  isBookmarked: true,
  updatedAt: 5,
});

it('counts what is rated or solved, what is due today and what is weak, of the entries that the site has', () => {
  const progress = [
    noted('a', 'not known'),
    noted('b', null),
    { ...noted('c', null), solvedAt: 9 },
    noted('gone', 'not known'),
  ];
  const now = new Date(2026, 10, 23, 12).getTime();
  const nothing = { attempts: [], schedule: [], reviews: [] };
  expect(readerOf({ progress, ...nothing }, { entries, isComplete: true }, now)).toEqual({
    answers: [
      { page: '/javascript', at: 5 },
      { page: '/javascript', at: 9 },
    ],
    due: 3,
    weakTopics: [{ topic: 'closures', page: '/javascript', notKnown: 1, failed: 0 }],
    isComplete: true,
  });
});
