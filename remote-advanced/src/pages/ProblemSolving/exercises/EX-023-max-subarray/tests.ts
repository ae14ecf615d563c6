import { describe, expect, test } from 'vitest';
import { maxSubarray } from './solution';

/** The answer by trying every subarray. */
function byTrying(a: number[]): number {
  const sums = a.flatMap((_, start) => {
    let sum = 0;
    return a.slice(start).map((number) => {
      sum += number;
      return sum;
    });
  });
  return Math.max(...sums);
}

describe('maxSubarray', () => {
  test.each([
    ['in the middle', [-2, 1, -3, 4, -1, 2, 1, -5, 4], 6],
    ['at the start', [5, 4, -10, 3], 9],
    ['at the end', [3, -10, 4, 5], 9],
    ['of everything', [1, 2, 3], 6],
    ['across a small loss', [8, -3, 7], 12],
    ['before a loss that is too large', [8, -9, 7], 8],
    ['after the best one, a smaller one follows', [9, -20, 5, 1], 9],
  ])('finds the sum %s', (_, numbers, expected) => {
    expect(maxSubarray(numbers)).toBe(expected);
  });

  test('uses neighbors only', () => {
    expect(maxSubarray([5, -6, 5, -6, 5])).toBe(5);
  });

  test.each([
    [[-3, -1, -2], -1],
    [[-1, -2], -1],
    [[-2, -1], -1],
    [[-7], -7],
  ])('is the largest number when all are negative: %j', (numbers, expected) => {
    expect(maxSubarray(numbers)).toBe(expected);
  });

  test('of a single number is that number', () => {
    expect([maxSubarray([4]), maxSubarray([0])]).toEqual([4, 0]);
  });

  test('prefers a zero to negative numbers', () => {
    expect([maxSubarray([-2, 0, -1]), maxSubarray([0, 0, 0]), maxSubarray([0, -1, 2, 0])]).toEqual([0, 0, 2]);
  });

  test('handles 200,000 numbers', () => {
    const numbers = Array.from({ length: 200_000 }, (_, index) => (index === 100_000 ? -500_000 : 2));
    expect(maxSubarray(numbers)).toBe(200_000);
  });

  test('agrees with trying every subarray', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const numbers = Array.from({ length: 1 + (seed % 12) }, (_, index) => ((index * 31 + seed * 17) ** 2 % 19) - 10);
      expect([numbers, maxSubarray(numbers)]).toEqual([numbers, byTrying(numbers)]);
    }
  });

  test('leaves the list as it is', () => {
    expect(maxSubarray(Object.freeze([1, -2, 3, 4]))).toBe(7);
  });

  test('refuses an empty list', () => {
    expect(() => maxSubarray([])).toThrow(RangeError);
  });
});
