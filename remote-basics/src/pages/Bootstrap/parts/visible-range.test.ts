import { expect, it } from 'vitest';
import { offsetOf, visibleRange } from './visible-range.ts';

const closed = { count: 800, rowHeight: 40, open: -1, openHeight: 0 };
const open = { ...closed, open: 10, openHeight: 300 };

it('draws the rows in view and some around them', () => {
  expect(visibleRange(4000, 400, closed)).toEqual({ start: 96, end: 115, before: 3840, after: 27400 });
});

it('stops at both ends', () => {
  expect(visibleRange(0, 400, closed)).toMatchObject({ start: 0, before: 0 });
  expect(visibleRange(40 * 800, 400, closed)).toMatchObject({ end: 800, after: 0 });
  expect(visibleRange(0, 400, { ...closed, count: 0 })).toEqual({ start: 0, end: 0, before: 0, after: 0 });
});

it.each([0, 399, 400, 500, 739, 740, 5000, 31_000])('the heights add up with an open row, at %i px', (top) => {
  const { start, end, before, after } = visibleRange(top, 400, open);
  const drawn = (end - start) * 40 + (start <= 10 && end > 10 ? 300 : 0);
  expect(before + drawn + after).toBe(800 * 40 + 300);
  expect(before).toBeLessThanOrEqual(top);
  expect(before + drawn).toBeGreaterThanOrEqual(Math.min(top + 400, 800 * 40 + 300));
});

it('a row behind the open one begins lower', () => {
  expect([offsetOf(10, open), offsetOf(11, open)]).toEqual([400, 740]);
});
