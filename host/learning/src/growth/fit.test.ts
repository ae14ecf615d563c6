import { expect, it } from 'vitest';
import { fitOf, sentenceOf } from './fit.ts';
import type { Point } from './point.ts';

/** Points from 1,000 on, each n twice the one before. */
const pointsOf = (...times: (number | null)[]): Point[] =>
  times.map((milliseconds, index) => ({ n: 1_000 * 2 ** index, milliseconds }));

/** Points whose times follow from n. */
const growing = (time: (n: number) => number, count = 8) =>
  pointsOf(...Array.from({ length: count }, (_, index) => time(1_000 * 2 ** index)));

it.each([
  ['constant', growing(() => 0.01), 'flat'],
  ['logarithmic', growing((n) => 0.001 * Math.log2(n)), 'flat'],
  ['linear', growing((n) => n * 1e-5), 'linear'],
  ['n log n', growing((n) => n * Math.log2(n) * 1e-6), 'linear'],
  ['linear, with costs of a hash table that leaves the cache', pointsOf(0.01, 0.02, 0.05, 0.12, 0.29, 0.65), 'linear'],
  ['linear, with a large constant', growing((n) => 0.1 + n * 1e-4), 'linear'],
  ['quadratic', growing((n) => n * n * 1e-6, 4), 'quadratic'],
  ['quadratic, with a linear part', growing((n) => n * 1e-5 + n * n * 1e-7, 6), 'quadratic'],
  ['cubic', growing((n) => n ** 3 * 1e-9, 4), 'steep'],
] as const)('tells how times grow that are %s', (_, points, rate) => {
  expect(fitOf(points).rate).toBe(rate);
});

it('is not misled by a single size that was disturbed', () => {
  expect(fitOf(pointsOf(1, 2, 4, 13, 16, 32)).rate).toBe('linear');
  expect(fitOf(pointsOf(1, 4, 16, 64, 380)).rate).toBe('quadratic');
});

it('looks at the largest sizes', () => {
  expect(fitOf(pointsOf(5, 5, 5, 5, 1, 2, 4, 8, 16)).rate).toBe('linear');
});

it('does not tell from times that contradict one another', () => {
  expect(fitOf(pointsOf(1, 1.1, 1.2, 1.3, 80))).toEqual({ rate: 'unclear', factor: null });
  expect(fitOf(pointsOf(0.9, 1.9, 9.4, 15, 80)).rate).toBe('unclear');
  expect(fitOf(pointsOf(0.26, 0.98, 0.63, 3.8, 7.1, 9.9, 88)).rate).toBe('unclear');
  expect(fitOf(pointsOf(1, 2, 16)).rate).toBe('unclear');
});

it('needs three times in a row that the clock can tell', () => {
  expect(fitOf(pointsOf(null, null, null, null)).rate).toBe('fast');
  expect(fitOf(pointsOf(null, null, 1, 2)).rate).toBe('fast');
  expect(fitOf(pointsOf(1, 2, null)).rate).toBe('fast');
  expect(fitOf(pointsOf(null, 1, 2, 4)).rate).toBe('linear');
  expect(fitOf(pointsOf(900, 1_800)).rate).toBe('slow');
  expect(fitOf([]).rate).toBe('slow');
});

it('compares what it found with what the exercise states', () => {
  const linear = fitOf(growing((n) => n));
  expect(sentenceOf(linear, 'O(n)')).toBe(
    'When n doubles, the time is multiplied by about 2.0: linear or n log n. That fits O(n), which the exercise states.',
  );
  expect(sentenceOf(linear, 'O(1)')).toContain('The exercise states O(1), so there is a faster way.');
  expect(sentenceOf(linear, 'O(n²)')).toContain('on this input your code does better');
  expect(sentenceOf(linear, 'O(n log n)')).toContain('That fits O(n log n)');
});

it('says why it cannot tell', () => {
  expect(sentenceOf({ rate: 'fast', factor: null }, 'O(n)')).toContain('too fast');
  expect(sentenceOf({ rate: 'slow', factor: null }, 'O(n)')).toContain('too long');
  expect(sentenceOf({ rate: 'unclear', factor: null }, 'O(n)')).toContain('vary too much');
});
