import { expect, it } from 'vitest';
import { parseColour } from './colour.ts';
import { contrast, nearestPassing } from './contrast.ts';

const colour = (text: string) => parseColour(text) ?? [Number.NaN, Number.NaN, Number.NaN];
const ratio = (one: string, other: string) => contrast(colour(one), colour(other)).toFixed(2);

it.each([
  ['#000', '#fff', '21.00'],
  ['#fff', '#000', '21.00'],
  ['#777', '#777', '1.00'],
  ['#767676', '#fff', '4.54'],
  ['#777777', '#fff', '4.48'],
  ['#f00', '#fff', '4.00'],
  ['#00f', '#fff', '8.59'],
  ['#0f0', '#fff', '1.37'],
  ['#123456', '#abcdef', '7.70'],
])('%s on %s: %s', (one, other, expected) => {
  expect(ratio(one, other)).toBe(expected);
});

it('finds the nearest colour that passes, darker or lighter', () => {
  const onWhite = nearestPassing(colour('#f00'), colour('#fff'), 4.5) ?? '';
  expect(Number(ratio(onWhite, '#fff'))).toBeGreaterThanOrEqual(4.5);
  expect(Number(ratio(onWhite, '#fff'))).toBeLessThan(4.7);
  const onBlack = nearestPassing(colour('#333'), colour('#000'), 4.5) ?? '';
  expect(Number(ratio(onBlack, '#000'))).toBeLessThan(4.7);
});

it('leaves a colour that passes as it is', () => {
  expect(nearestPassing(colour('#123456'), colour('#fff'), 4.5)).toBe('#123456');
});

it('knows when nothing will do', () => {
  expect(nearestPassing(colour('#888'), colour('#777'), 7)).toBeNull();
});
