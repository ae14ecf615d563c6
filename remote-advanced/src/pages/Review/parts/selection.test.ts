import { expect, it } from 'vitest';
import { anyEntry, selected } from './selection.ts';

const entry = (id: string, level: string, topics: string[], kind = 'question', sectionTitle = 'Basics') => ({
  ...{ id, level, topics, kind, sectionTitle, title: id, address: `/javascript/${id}`, version: '0123456789ab' },
  section: 'a',
  base: '/s/a/',
  page: 'Javascript',
  pageTitle: 'JavaScript',
  fetchAnswer: async () => '',
});
const entries = [
  entry('JS-001', 'advanced', ['closures', 'scope']),
  entry('JS-002', 'basic', ['scope']),
  entry('EX-001', 'basic', ['strings'], 'exercise', 'Advanced'),
];
const ids = (part: object) => selected(entries, { ...anyEntry, ...part }).map(({ id }) => id);

it('takes everything, basic entries first', () => {
  expect(ids({})).toEqual(['JS-002', 'EX-001', 'JS-001']);
});

it('selects by section, kind, level and main topic', () => {
  expect(ids({ sectionTitle: 'Basics' })).toEqual(['JS-002', 'JS-001']);
  expect(ids({ kind: 'exercise' })).toEqual(['EX-001']);
  expect(ids({ level: 'basic', topic: 'scope' })).toEqual(['JS-002']);
  expect(ids({ topic: 'scope', kind: 'exercise' })).toEqual([]);
});
