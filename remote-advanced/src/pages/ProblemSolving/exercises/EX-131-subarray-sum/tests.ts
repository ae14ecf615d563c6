import { describe, expect, test } from 'vitest';
import { subarraySumK } from './solution';

/** The answer by trying every subarray. */
function byTrying(a: number[], k: number): number {
  let found = 0;
  for (const start of a.keys()) {
    let sum = 0;
    for (const number of a.slice(start)) {
      sum += number;
      if (sum === k) found += 1;
    }
  }
  return found;
}

describe('subarraySumK', () => {
  test.each([
    ['two that overlap', [1, 1, 1], 2, 2],
    ['one in the middle', [9, 1, 2, 9], 3, 1],
    ['one at the start', [1, 2, 9], 3, 1],
    ['one at the end', [9, 1, 2], 3, 1],
    ['the whole list', [1, 2, 3], 6, 1],
    ['single numbers and longer runs', [3, 1, 2, 3], 3, 3],
    ['none', [1, 2, 3], 7, 0],
  ])('counts %s', (_, numbers, k, expected) => {
    expect(subarraySumK(numbers, k)).toBe(expected);
  });

  test('counts neighbors only', () => {
    expect(subarraySumK([1, 5, 2], 3)).toBe(0);
  });

  test('counts with negative numbers', () => {
    expect(subarraySumK([1, -1, 1], 1)).toBe(3);
    expect(subarraySumK([5, -2, -3, 5], 5)).toBe(3);
    expect(subarraySumK([-1, -1, -1], -2)).toBe(2);
    expect(subarraySumK([10, -10, 3], 3)).toBe(2);
  });

  test('counts runs that end with zeros or begin with them', () => {
    expect(subarraySumK([0, 3, 0], 3)).toBe(4);
    expect(subarraySumK([0, 0, 0], 0)).toBe(6);
  });

  test('does not count the empty run for 0', () => {
    expect([subarraySumK([1, 2], 0), subarraySumK([1, -1], 0), subarraySumK([0], 0)]).toEqual([0, 1, 1]);
  });

  test('counts runs with the same sum one by one', () => {
    expect(subarraySumK([1, -1, 1, -1], 0)).toBe(4);
  });

  test('of an empty list is 0', () => {
    expect([subarraySumK([], 0), subarraySumK([], 3)]).toEqual([0, 0]);
  });

  test('treats 0 and -0 as the same sum', () => {
    expect([subarraySumK([-0, 4], -0), subarraySumK([2, -2], -0)]).toEqual([1, 1]);
  });

  test('is fast for 20,000 numbers', () => {
    expect(subarraySumK(new Array(20_000).fill(0), 0)).toBe(200_010_000);
    expect(subarraySumK(new Array(20_000).fill(1), 19_999)).toBe(2);
  });

  test('agrees with trying every subarray', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const numbers = Array.from({ length: seed % 14 }, (_, index) => ((index * 31 + seed * 17) ** 2 % 7) - 3);
      const k = (seed % 7) - 3;
      expect([numbers, k, subarraySumK(numbers, k)]).toEqual([numbers, k, byTrying(numbers, k)]);
    }
  });

  test('leaves the list as it is', () => {
    expect(subarraySumK(Object.freeze([2, 1, 3]), 3)).toBe(2);
  });
});
