import { describe, expect, test } from 'vitest';
import { chunk } from './solution';

describe('chunk', () => {
  test('cuts without a remainder', () => {
    expect(chunk([1, 2, 3, 4], 2)).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test('puts the remainder into a last piece', () => {
    expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunk([1, 2, 3, 4, 5], 3)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  test('makes pieces of one', () => {
    expect(chunk(['a', 'b'], 1)).toEqual([['a'], ['b']]);
  });

  test('gives one piece when the size is the length', () => {
    expect(chunk([1, 2, 3], 3)).toEqual([[1, 2, 3]]);
  });

  test('gives one piece when the size is larger', () => {
    expect(chunk([1, 2], 10)).toEqual([[1, 2]]);
  });

  test('gives no piece for an empty list', () => {
    expect(chunk([], 3)).toEqual([]);
  });

  test('refuses a size of 0, also for an empty list', () => {
    expect(() => chunk([1], 0)).toThrow(RangeError);
    expect(() => chunk([], 0)).toThrow(RangeError);
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a size of %d', (size) => {
    expect(() => chunk([1, 2, 3], size)).toThrow(RangeError);
  });

  test('leaves the list as it is', () => {
    const list = [1, 2, 3];
    chunk(list, 2);
    expect(list).toEqual([1, 2, 3]);
  });

  test('always gives new arrays with the same elements', () => {
    const item = { id: 1 };
    const list = [item];
    const [piece] = chunk(list, 5);
    expect(piece).not.toBe(list);
    expect(piece?.[0]).toBe(item);
  });
});
