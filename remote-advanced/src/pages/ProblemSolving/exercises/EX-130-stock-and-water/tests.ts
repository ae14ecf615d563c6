import { describe, expect, test } from 'vitest';
import { stockProfit, waterContainer } from './solution';

/** A list that looks random and is the same in every run. */
const scrambled = (n: number, seed: number) =>
  Array.from({ length: n }, (_, i) => ((i + seed) * 7919 + i * i * 31) % 97);

/** What the best of all pairs of a list is worth, at least 0. */
function bestPair(list: number[], worth: (first: number, second: number, distance: number) => number): number {
  const values = list.flatMap((a, i) => list.slice(i + 1).map((b, gap) => worth(a, b, gap + 1)));
  return Math.max(0, ...values);
}

describe('stockProfit', () => {
  test.each([
    [[7, 1, 5, 3, 6, 4], 5],
    [[1, 2, 3, 4], 3],
    [[2, 9], 7],
    [[3, 3, 3], 0],
    [[0, 5], 5],
  ])('%j', (prices, profit) => {
    expect(stockProfit(prices)).toBe(profit);
  });

  test('does not sell before it buys', () => {
    expect(stockProfit([9, 1, 3])).toBe(2);
  });

  test('may buy before the lowest price', () => {
    expect(stockProfit([2, 10, 1, 4])).toBe(8);
  });

  test('does not trade when prices fall', () => {
    expect(stockProfit([9, 7, 4, 1])).toBe(0);
  });

  test.each([[[]], [[5]]])('makes nothing of the prices %j', (prices) => {
    expect(stockProfit(prices)).toBe(0);
  });

  test('agrees with trying all pairs', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const prices = scrambled(25, seed);
      expect(stockProfit(prices)).toBe(bestPair(prices, (buy, sell) => sell - buy));
    }
  });
});

describe('waterContainer', () => {
  test.each([
    [[1, 8, 6, 2, 5, 4, 8, 3, 7], 49],
    [[4, 4], 4],
    [[1, 1, 1, 1], 3],
    [[4, 3, 2, 1, 4], 16],
    [[1, 2, 1], 2],
    [[5, 4, 3, 2, 1], 6],
    [[0, 9, 0], 0],
  ])('%j', (heights, area) => {
    expect(waterContainer(heights)).toBe(area);
  });

  test('prefers high walls inside to low ones outside', () => {
    expect(waterContainer([1, 50, 50, 1])).toBe(50);
    expect(waterContainer([1, 2, 50, 60, 3])).toBe(50);
  });

  test.each([[[]], [[7]]])('holds nothing between the walls %j', (heights) => {
    expect(waterContainer(heights)).toBe(0);
  });

  test('agrees with trying all pairs', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const heights = scrambled(25, seed);
      const area = bestPair(heights, (left, right, distance) => Math.min(left, right) * distance);
      expect(waterContainer(heights)).toBe(area);
    }
  });
});

test('both leave the list as it is', () => {
  const list = Object.freeze([3, 1, 4, 1, 5]);
  expect([stockProfit(list), waterContainer(list)]).toEqual([4, 12]);
});

test('both are fast for a long list', () => {
  const list = Array.from({ length: 200_000 }, (_, index) => index % 1000);
  expect([stockProfit(list), waterContainer(list)]).toEqual([999, 198_801_000]);
});
