import { describe, expect, test } from 'vitest';
import { climbStairs, coinChange } from './solution';

describe('climbStairs', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 5],
    [5, 8],
    [10, 89],
  ])('%d steps', (steps, ways) => {
    expect(climbStairs(steps)).toBe(ways);
  });

  test('counts a high staircase exactly and at once', () => {
    expect(climbStairs(77)).toBe(8944394323791464);
  });

  test.each([-1, 2.5, 78, Number.NaN, Infinity])('refuses %d steps', (steps) => {
    expect(() => climbStairs(steps)).toThrow(RangeError);
  });
});

describe('coinChange', () => {
  test.each([
    [11, [1, 2, 5], 3],
    [5, [5], 1],
    [3, [1], 3],
    [63, [1, 5, 10, 21, 25], 3],
  ])('%d with %j', (amount, coins, expected) => {
    expect(coinChange(amount, coins)).toBe(expected);
  });

  test.each([
    [6, [1, 3, 4], 2],
    [11, [2, 5], 4],
    [14, [10, 7, 1], 2],
  ])('is not greedy: %d with %j', (amount, coins, expected) => {
    expect(coinChange(amount, coins)).toBe(expected);
  });

  test.each([
    [7, [2, 4]],
    [3, [5]],
    [1, [2]],
    [4, []],
  ])('cannot pay %d with %j', (amount, coins) => {
    expect(coinChange(amount, coins)).toBe(-1);
  });

  test('needs no coin for nothing', () => {
    expect([coinChange(0, [5]), coinChange(0, [])]).toEqual([0, 0]);
  });

  test('accepts the coins in any order, and does not change them', () => {
    const coins = Object.freeze([5, 1, 2]);
    expect(coinChange(13, coins)).toBe(4);
  });

  test('ignores coins above the amount', () => {
    expect(coinChange(4, [1000, 2])).toBe(2);
  });

  test('pays a large amount', () => {
    expect(coinChange(10_000, [3, 7, 405, 436])).toBe(24);
    expect(coinChange(9_999, [2, 4])).toBe(-1);
  });
});
