import { expect, it } from 'vitest';
import { addressOfWeakTopic, weakTopicsOf } from './weak-topics.ts';

const entry = (id: string, address: string, ...topics: string[]) => ({
  ...{ id, kind: 'question', title: id, address, topics, summary: '', words: '' },
});
const entries = [
  entry('JS-001', '/javascript/one', 'closures', 'scope'),
  entry('JS-002', '/javascript/two', 'closures'),
  entry('JS-003', '/javascript/three', 'types'),
  entry('EX-001', '/ProblemSolving/debounce', 'timing'),
  entry('HC-001', '/HtmlCss/four', 'forms'),
];

it('has the topics with the most that is not known or failed first, each with where its entries are', () => {
  const weak = new Map([
    ['JS-001', 0],
    ['JS-002', 0],
    ['JS-003', 2],
    ['EX-001', 1],
    ['HC-001', 0],
    ['XX-001', 0],
  ]);
  const topics = weakTopicsOf(weak, entries);
  expect(topics).toEqual([
    { topic: 'closures', page: '/javascript', notKnown: 2, failed: 0 },
    { topic: 'forms', page: '/HtmlCss', notKnown: 1, failed: 0 },
    { topic: 'timing', page: '/ProblemSolving', notKnown: 0, failed: 1 },
  ]);
  expect(topics.map(addressOfWeakTopic)).toEqual([
    '/javascript?topic=closures&progress=not+known',
    '/HtmlCss?topic=forms&progress=not+known',
    '/ProblemSolving?topic=timing',
  ]);
});

it('has no topic where nothing is weak', () => {
  expect(weakTopicsOf(new Map([['JS-003', 2]]), entries)).toEqual([]);
});
