import { expect, it } from 'vitest';
import { formatDate, formatList, formatName } from './format.ts';

it('formats dates, lists and names for readers', () => {
  expect(formatDate('2026-11-21')).toBe('21 November 2026');
  expect(formatList(['a', 'b', 'c'])).toBe('a, b and c');
  expect(formatName('event-loop')).toBe('event loop');
});
