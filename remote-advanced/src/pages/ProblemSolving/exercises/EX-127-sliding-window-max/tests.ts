import { describe, expect, test } from 'vitest';
import { slidingWindowMax } from './solution';

/** The answer by looking at every window. */
function byTrying(a: readonly number[], k: number): number[] {
  return Array.from({ length: a.length - k + 1 }, (_, start) => Math.max(...a.slice(start, start + k)));
}

describe('slidingWindowMax', () => {
  test('gives the largest number of each window', () => {
    expect(slidingWindowMax([1, 3, -1, -3, 5, 3, 6, 7], 3)).toEqual([3, 3, 5, 5, 6, 7]);
  });

  test('is the list itself for windows of 1', () => {
    const list = [4, 2, 9];
    expect(slidingWindowMax(list, 1)).toEqual([4, 2, 9]);
    expect(slidingWindowMax(list, 1)).not.toBe(list);
  });

  test('has one window as long as the list', () => {
    expect([slidingWindowMax([2, 7, 5], 3), slidingWindowMax([6], 1)]).toEqual([[7], [6]]);
  });

  test.each([
    ['increasing', [1, 2, 3, 4, 5], [3, 4, 5]],
    ['decreasing', [5, 4, 3, 2, 1], [5, 4, 3]],
    ['a peak', [1, 2, 9, 2, 1], [9, 9, 9]],
    ['a valley', [9, 2, 1, 2, 8], [9, 2, 8]],
  ])('works with %s numbers', (_, numbers, expected) => {
    expect(slidingWindowMax(numbers, 3)).toEqual(expected);
  });

  test('keeps an equal number when the first one leaves', () => {
    expect(slidingWindowMax([5, 5, 1, 1], 2)).toEqual([5, 5, 1]);
    expect(slidingWindowMax([5, 1, 5, 1, 1, 1], 3)).toEqual([5, 5, 5, 1]);
    expect(slidingWindowMax([4, 4, 4, 4], 3)).toEqual([4, 4]);
    expect(slidingWindowMax([3, 1, 3, 2, 1, 0], 4)).toEqual([3, 3, 3]);
  });

  test('accepts negative numbers, zeros and infinite ones', () => {
    expect(slidingWindowMax([-3, -1, -2, -5], 2)).toEqual([-1, -1, -2]);
    expect(slidingWindowMax([-1, 0, -1, -2], 2)).toEqual([0, 0, -1]);
    expect(slidingWindowMax([-Infinity, -Infinity, 1, Infinity, 2], 2)).toEqual([-Infinity, 1, Infinity, Infinity]);
  });

  test('forgets a large number once it has left, and takes the next one', () => {
    expect(slidingWindowMax([9, 8, 7, 1, 1, 1, 1], 3)).toEqual([9, 8, 7, 1, 1]);
    expect(slidingWindowMax([9, 1, 8, 1, 7, 1, 1], 4)).toEqual([9, 8, 8, 7]);
  });

  test('agrees with looking at every window', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const numbers = Array.from({ length: 1 + (seed % 15) }, (_, index) => ((index * 31 + seed * 17) ** 2 % 9) - 4);
      for (const [index] of numbers.entries()) {
        const k = index + 1;
        expect([numbers, k, slidingWindowMax(numbers, k)]).toEqual([numbers, k, byTrying(numbers, k)]);
      }
    }
  });

  test('is fast for 20,000 numbers and a window of 2,000', () => {
    const falling = Array.from({ length: 20_000 }, (_, index) => 20_000 - index);
    expect(slidingWindowMax(falling, 2000)).toEqual(Array.from({ length: 18_001 }, (_, index) => 20_000 - index));
  });

  test('leaves the list as it is', () => {
    const list = Object.freeze([2, 1, 3]);
    expect(slidingWindowMax(list, 2)).toEqual([2, 3]);
  });

  test.each([0, -1, 4, 1.5, Number.NaN, Infinity])('refuses a window of %d in 3', (k) => {
    expect(() => slidingWindowMax([1, 2, 3], k)).toThrow(RangeError);
  });

  test('refuses an empty list', () => {
    expect(() => slidingWindowMax([], 1)).toThrow(RangeError);
  });
});
