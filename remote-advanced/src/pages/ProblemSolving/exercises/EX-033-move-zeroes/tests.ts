import { describe, expect, test, vi } from 'vitest';
import { moveZeroes } from './solution';

/** The list after the function has changed it. */
function moved(list: number[]): number[] {
  moveZeroes(list);
  return list;
}

describe('moveZeroes', () => {
  test('moves zeroes after the other numbers', () => {
    expect(moved([0, 4, 0, 7, 1])).toEqual([4, 7, 1, 0, 0]);
  });

  test('keeps the order of the other numbers', () => {
    expect(moved([3, 0, 1, 0, 2])).toEqual([3, 1, 2, 0, 0]);
  });

  test('leaves a list without zeroes as it is', () => {
    expect(moved([5, 1, 3])).toEqual([5, 1, 3]);
  });

  test('leaves a list of zeroes as it is', () => {
    expect(moved([0, 0, 0])).toEqual([0, 0, 0]);
  });

  test('leaves zeroes that are at the end already', () => {
    expect(moved([1, 2, 0])).toEqual([1, 2, 0]);
  });

  test('accepts an empty list and one number', () => {
    expect(moved([])).toEqual([]);
    expect(moved([0])).toEqual([0]);
    expect(moved([9])).toEqual([9]);
  });

  test('moves -0 and keeps its sign', () => {
    expect(moved([-0, 5])).toEqual([5, -0]);
    expect(moved([-0, 1, 0, 2]).filter((value) => Object.is(value, -0))).toHaveLength(1);
  });

  test('treats negative numbers and NaN as numbers', () => {
    expect(moved([0, -1, Number.NaN, 0, 0.5])).toEqual([-1, Number.NaN, 0.5, 0, 0]);
  });

  test('returns nothing', () => {
    expect(moveZeroes([0, 1])).toBeUndefined();
  });

  test('works in place, without removing and inserting', () => {
    const list = [0, 1, 0, 2];
    const splice = vi.spyOn(list, 'splice');
    moveZeroes(list);
    expect(list).toEqual([1, 2, 0, 0]);
    expect(splice).not.toHaveBeenCalled();
  });

  test('handles 200,000 elements', () => {
    const list = Array.from({ length: 200_000 }, (_, index) => index % 2);
    moveZeroes(list);
    expect([list[0], list[99_999], list[100_000], list.length]).toEqual([1, 1, 0, 200_000]);
  });
});
