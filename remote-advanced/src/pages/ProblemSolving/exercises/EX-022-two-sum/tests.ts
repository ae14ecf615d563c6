import { describe, expect, test } from 'vitest';
import { twoSum } from './solution';

describe('twoSum', () => {
  test('finds a pair at the beginning, whose first index is 0', () => {
    expect(twoSum([2, 7, 11, 15], 9)).toEqual([0, 1]);
  });

  test('finds a pair that is not adjacent, smaller index first', () => {
    expect(twoSum([8, 3, 11, 5], 8)).toEqual([1, 3]);
    expect(twoSum([5, 11, 3, 9], 8)).toEqual([0, 2]);
  });

  test('gives null when there is no pair', () => {
    expect(twoSum([1, 2, 3], 100)).toBeNull();
  });

  test('gives null for an empty list and for one number', () => {
    expect(twoSum([], 0)).toBeNull();
    expect(twoSum([5], 5)).toBeNull();
  });

  test('does not use one element twice', () => {
    expect(twoSum([4, 1], 8)).toBeNull();
    expect(twoSum([0, 3], 0)).toBeNull();
  });

  test('uses two equal numbers', () => {
    expect(twoSum([4, 4], 8)).toEqual([0, 1]);
    expect(twoSum([0, 5, 0], 0)).toEqual([0, 2]);
  });

  test('accepts negative numbers and a negative target', () => {
    expect(twoSum([-2, 7, 2], 0)).toEqual([0, 2]);
    expect(twoSum([-1, -5, 3], -6)).toEqual([0, 1]);
  });

  test('chooses the pair that is complete first', () => {
    expect(twoSum([1, 9, 4, 6, 5, 5], 10)).toEqual([0, 1]);
    expect(twoSum([6, 1, 2, 8, 4], 10)).toEqual([2, 3]);
  });

  test('leaves the list as it is', () => {
    const numbers = [3, 1, 2];
    twoSum(numbers, 5);
    expect(numbers).toEqual([3, 1, 2]);
  });

  test('handles 200,000 numbers', () => {
    const numbers = Array.from({ length: 200_000 }, (_, index) => index * 2);
    expect(twoSum(numbers, 799_994)).toEqual([199_998, 199_999]);
    expect(twoSum(numbers, 1)).toBeNull();
  });
});

test('any of several equal numbers before the end of the pair is fine', () => {
  const [i, j] = twoSum([3, 3, 7], 10) ?? [];
  expect([i === 0 || i === 1, j]).toEqual([true, 2]);
});

test('agrees with two loops, which find the smallest end of a pair', () => {
  const numbers = Array.from({ length: 40 }, (_, n) => ((n * 37) % 41) - 20);
  for (let sum = -45; sum <= 45; sum += 1) {
    const end = numbers.findIndex((value, j) => numbers.slice(0, j).some((other) => other + value === sum));
    const found = twoSum(numbers, sum);
    expect([sum, found?.[1] ?? -1]).toEqual([sum, end]);
    if (found) expect((numbers[found[0]] ?? 0) + (numbers[found[1]] ?? 0)).toBe(sum);
  }
});

test('handles large safe integers', () => {
  expect(twoSum([1, 2 ** 52, 2 ** 52 - 1], 2 ** 53 - 1)).toEqual([1, 2]);
});
