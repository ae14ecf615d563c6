import { expect, it } from 'vitest';
import { formatDate, formatList, pluralOf } from './format.ts';

it('formats dates and lists for readers', () => {
  expect(formatDate('2026-11-21')).toBe('21 November 2026');
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(formatList)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

it('has plurals', () => {
  expect(['page', 'case study', 'day'].map(pluralOf)).toEqual(['pages', 'case studies', 'days']);
});
