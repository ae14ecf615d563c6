import { describe, expect, test } from 'vitest';
import * as solution from './solution';

/** The products, with 0 for -0. */
function productExceptSelf(a: readonly number[]): number[] {
  return solution.productExceptSelf(a).map((product) => product + 0);
}

describe('productExceptSelf', () => {
  test.each([
    [
      [1, 2, 3, 4],
      [24, 12, 8, 6],
    ],
    [
      [5, 3],
      [3, 5],
    ],
    [
      [2, 2, 2],
      [4, 4, 4],
    ],
    [
      [1, 1, 1],
      [1, 1, 1],
    ],
  ])('multiplies all others: %j', (numbers, expected) => {
    expect(productExceptSelf(numbers)).toEqual(expected);
  });

  test('keeps signs', () => {
    expect(productExceptSelf([-1, 2, -3, 4])).toEqual([-24, 12, -8, 6]);
    expect(productExceptSelf([-2, 5])).toEqual([5, -2]);
  });

  test('leaves one product with one zero', () => {
    expect(productExceptSelf([3, 0, 4])).toEqual([0, 12, 0]);
    expect(productExceptSelf([0, 3, 4])).toEqual([12, 0, 0]);
    expect(productExceptSelf([-1, 1, 0, -3])).toEqual([0, 0, 3, 0]);
  });

  test('leaves nothing with two zeros', () => {
    expect(productExceptSelf([0, 3, 0])).toEqual([0, 0, 0]);
    expect(productExceptSelf([0, 0])).toEqual([0, 0]);
  });

  test('of a single number is 1, the empty product', () => {
    expect([productExceptSelf([7]), productExceptSelf([0])]).toEqual([[1], [1]]);
  });

  test('of an empty list is empty', () => {
    expect(productExceptSelf([])).toEqual([]);
  });

  test('is exact when the product of all numbers is not', () => {
    for (const numbers of [
      [90_000_001, 90_000_003, 90_000_007],
      [94_000_003, 94_000_011, 94_000_021],
      [-93_999_997, 94_111_111, 93_123_457],
    ]) {
      const [a = 0, b = 0, c = 0] = numbers;
      expect(productExceptSelf(numbers)).toEqual([b * c, a * c, a * b]);
    }
  });

  test('handles 20,000 numbers', () => {
    const numbers = Array.from({ length: 20_000 }, (_, index) => (index === 7000 ? 2 : -1));
    const products = productExceptSelf(numbers);
    expect([products.length, products[0], products[7000], products.at(-1)]).toEqual([20_000, 2, -1, 2]);
  });

  test('leaves the list as it is and returns another one', () => {
    const numbers = Object.freeze([2, 3, 4]);
    expect(solution.productExceptSelf(numbers)).toEqual([12, 8, 6]);
    expect(solution.productExceptSelf(numbers)).not.toBe(numbers);
  });
});
