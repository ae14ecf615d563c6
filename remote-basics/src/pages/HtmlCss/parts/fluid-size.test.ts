import { expect, it } from 'vitest';
import { fluidClamp, fluidSizeAt } from './fluid-size.ts';

const size = { minSize: 16, maxSize: 24, minViewport: 400, maxViewport: 1200 };

it('writes the line through both points', () => {
  expect(fluidClamp(size)).toBe('clamp(1rem, 0.75rem + 1vw, 1.5rem)');
});

it('gives the bounds at both viewports, the middle in the middle, and nothing beyond', () => {
  expect([0, 400, 800, 1200, 4000].map((viewport) => fluidSizeAt(size, viewport))).toEqual([16, 16, 20, 24, 24]);
});

it('a size that does not grow is constant', () => {
  expect(fluidClamp({ ...size, maxSize: 16 })).toBe('clamp(1rem, 1rem + 0vw, 1rem)');
});

it('a size may shrink with the viewport: the bounds of clamp are in order all the same', () => {
  const shrinking = { ...size, minSize: 24, maxSize: 16 };
  expect(fluidClamp(shrinking)).toBe('clamp(1rem, 1.75rem - 1vw, 1.5rem)');
  expect(fluidSizeAt(shrinking, 800)).toBe(20);
});
