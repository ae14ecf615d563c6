import { expect, it } from 'vitest';
import { contrastOf } from './contrast.ts';

const gray = (lightness: number) => ({ lightness, chroma: 0, hue: 0 });

it('is 21 between black and white, whichever comes first, and 1 between equals', () => {
  expect(contrastOf(gray(0), gray(1))).toBeCloseTo(21, 2);
  expect(contrastOf(gray(1), gray(0))).toBeCloseTo(21, 2);
  expect(contrastOf(gray(0.5), gray(0.5))).toBe(1);
});

it.each([
  ['#767676', { lightness: 0.5659, chroma: 0, hue: 0 }, 4.54],
  ['#ff0000', { lightness: 0.628, chroma: 0.2577, hue: 29.23 }, 4],
  ['#0000ff', { lightness: 0.452, chroma: 0.3132, hue: 264.05 }, 8.59],
])('of %s on white is what others measure', (_hex, color, ratio) => {
  expect(contrastOf(color, gray(1))).toBeCloseTo(ratio, 1);
});
