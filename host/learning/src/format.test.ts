import { expect, it } from 'vitest';
import { countOf, dateFormatter, formatDate, formatList, pluralOf } from './format.ts';

it('formats dates and lists for readers', () => {
  expect(formatDate('2026-11-21')).toBe('21 November 2026');
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(formatList)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

it('formats dates in a form of one’s own', () => {
  const formatDay = dateFormatter({ weekday: 'short', day: 'numeric' });
  expect([new Date(2026, 10, 24), new Date(2026, 10, 25)].map(formatDay)).toEqual(['24 Tue', '25 Wed']);
});

it('uses singular and plural', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'page'))).toEqual(['0 pages', '1 page', '2 pages']);
});

it('has plurals', () => {
  expect(['page', 'case study', 'day'].map(pluralOf)).toEqual(['pages', 'case studies', 'days']);
});
