import { describe, expect, test } from 'vitest';
import { kthLargest } from './solution';

/** Whole numbers below a limit that look random and are the same in every run. */
function scrambled(length: number, limit: number, seed = 1): number[] {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 16_807) % 2_147_483_647;
    return state % limit;
  });
}

describe('kthLargest', () => {
  test('finds every place', () => {
    const numbers = [3, 2, 1, 5, 6, 4];
    expect([1, 2, 3, 4, 5, 6].map((k) => kthLargest(numbers, k))).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('counts equal numbers one by one', () => {
    const numbers = [3, 2, 3, 1, 2, 4, 5, 5, 6];
    expect([1, 2, 3, 4, 5, 6, 7].map((k) => kthLargest(numbers, k))).toEqual([6, 5, 5, 4, 3, 3, 2]);
  });

  test('works when all numbers are equal', () => {
    expect([kthLargest([7, 7, 7], 1), kthLargest([7, 7, 7], 3)]).toEqual([7, 7]);
  });

  test('compares as numbers and not as text', () => {
    expect([kthLargest([9, 10, 100], 1), kthLargest([9, 10, 100], 3)]).toEqual([100, 9]);
  });

  test('accepts negative numbers, zeros and fractions', () => {
    const numbers = [-5, 0, -1.5, -10, 0.5];
    expect([1, 2, 3, 4, 5].map((k) => kthLargest(numbers, k))).toEqual([0.5, 0, -1.5, -5, -10]);
  });

  test('accepts infinite numbers', () => {
    const numbers = [1, Infinity, -Infinity, 2, Infinity];
    expect([1, 2, 3, 4, 5].map((k) => kthLargest(numbers, k))).toEqual([Infinity, Infinity, 2, 1, -Infinity]);
  });

  test('of a single number is that number', () => {
    expect([kthLargest([42], 1), kthLargest([0], 1)]).toEqual([42, 0]);
  });

  test.each([
    ['rising', (index: number) => index],
    ['falling', (index: number) => 199 - index],
  ])('works with %s numbers', (_, numberAt) => {
    const numbers = Array.from({ length: 200 }, (_, index) => numberAt(index));
    expect([kthLargest(numbers, 1), kthLargest(numbers, 50), kthLargest(numbers, 200)]).toEqual([199, 150, 0]);
  });

  test('agrees with sorting', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const numbers = scrambled(40, seed % 2 ? 1000 : 10, seed);
      const sorted = numbers.toSorted((a, b) => b - a);
      expect(numbers.map((_, index) => kthLargest(numbers, index + 1))).toEqual(sorted);
    }
  });

  test('finds its place among 20,000 numbers', () => {
    const numbers = scrambled(20_000, 1_000_000);
    const sorted = numbers.toSorted((a, b) => b - a);
    expect([10, 5000].map((k) => kthLargest(numbers, k))).toEqual([sorted[9], sorted[4999]]);
  });

  test('leaves the list as it is', () => {
    const numbers = Object.freeze([2, 3, 1]);
    expect(kthLargest(numbers, 2)).toBe(2);
    expect(numbers).toEqual([2, 3, 1]);
  });

  test.each([0, -1, 4, 1.5, Number.NaN, Infinity])('refuses place %d of 3', (k) => {
    expect(() => kthLargest([1, 2, 3], k)).toThrow(RangeError);
  });

  test('refuses an empty list', () => {
    expect(() => kthLargest([], 1)).toThrow(RangeError);
  });
});
