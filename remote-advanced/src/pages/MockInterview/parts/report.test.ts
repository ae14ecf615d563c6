import { expect, it } from 'vitest';
import { byTopic, percentWell, summaryOf, toReview } from './report.ts';

const answer = (entry: string, topic: string, rating: 'well' | 'partly' | 'not' | null, seconds = 60) => ({
  ...{ entry, kind: 'question', title: entry, topic, address: `/javascript/${entry}`, rating, seconds },
});
const answers = [
  answer('a', 'closures', 'well'),
  answer('b', 'closures', 'partly', 120),
  answer('c', 'use-state', 'well'),
  answer('d', 'css', 'not'),
  answer('e', 'css', null),
];
const interview = {
  ...{ version: 1 as const, id: 'x', role: 'react', level: 'basic', minutes: 15, mix: 'role', seed: 1 },
  ...{ answers, startedAt: 1, updatedAt: 2 },
};

it('has the weakest topic first', () => {
  expect(byTopic(answers)).toEqual([
    { topic: 'css', asked: 2, well: 0, partly: 0, not: 1, unrated: 1, seconds: 120 },
    { topic: 'closures', asked: 2, well: 1, partly: 1, not: 0, unrated: 0, seconds: 180 },
    { topic: 'use-state', asked: 1, well: 1, partly: 0, not: 0, unrated: 0, seconds: 60 },
  ]);
});

it('names what to review, the weakest answers first', () => {
  expect(toReview(answers).map(({ entry }) => entry)).toEqual(['d', 'e', 'b']);
});

it('says in plain words how it went', () => {
  expect(summaryOf(interview, undefined)).toEqual([
    'You were asked 5 questions and answered 2 well, 1 partly, 1 not and 1 without a rating.',
    'It took 6 of 15 minutes, 72 seconds for each question.',
    'You were sure about useState.',
  ]);
  const before = { ...interview, answers: [answer('a', 'closures', 'not')] };
  expect(summaryOf(interview, before).at(-1)).toBe(
    'In your interview for this role before, you answered 0% well; now it was 50%.',
  );
});

it('counts only what was rated', () => {
  expect([percentWell(answers), percentWell([answer('e', 'css', null)])]).toEqual([50, null]);
});
