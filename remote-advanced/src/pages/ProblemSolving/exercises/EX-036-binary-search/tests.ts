import { describe, expect, test } from 'vitest';
import { findFirst, findLast } from './solution';

/** A list that computes its elements and counts how often its elements are read. */
function countingList(length: number, valueAt: (index: number) => number) {
  const counter = { reads: 0 };
  const list = new Proxy<number[]>([], {
    has: (_, key) => Number(key) >= 0 && Number(key) < length,
    get(target, key) {
      if (key === 'length') return length;
      const index = typeof key === 'string' ? Number(key) : Number.NaN;
      if (Number.isNaN(index)) return Reflect.get(target, key);
      counter.reads += 1;
      return index >= 0 && index < length ? valueAt(index) : undefined;
    },
  });
  return { list, counter };
}

describe('findFirst and findLast', () => {
  const scores = [2, 4, 4, 4, 9];

  test('find both ends of a run of duplicates', () => {
    expect(findFirst(scores, 4)).toBe(1);
    expect(findLast(scores, 4)).toBe(3);
  });

  test('give the same index for a number that occurs once', () => {
    expect([findFirst([1, 3, 5, 7], 5), findLast([1, 3, 5, 7], 5)]).toEqual([2, 2]);
  });

  test('find numbers at both ends of the list', () => {
    expect([findFirst(scores, 2), findLast(scores, 2)]).toEqual([0, 0]);
    expect([findFirst(scores, 9), findLast(scores, 9)]).toEqual([4, 4]);
  });

  test('find duplicates at both ends of the list', () => {
    const list = [1, 1, 2, 3, 3];
    expect([findFirst(list, 1), findLast(list, 1)]).toEqual([0, 1]);
    expect([findFirst(list, 3), findLast(list, 3)]).toEqual([3, 4]);
  });

  test('give -1 for a number in a gap', () => {
    expect([findFirst(scores, 5), findLast(scores, 5)]).toEqual([-1, -1]);
  });

  test('give -1 below and above all numbers', () => {
    expect([findFirst(scores, 1), findLast(scores, 1)]).toEqual([-1, -1]);
    expect([findFirst(scores, 10), findLast(scores, 10)]).toEqual([-1, -1]);
  });

  test('give -1 for an empty list', () => {
    expect([findFirst([], 0), findLast([], 0)]).toEqual([-1, -1]);
  });

  test('accept one element', () => {
    expect([findFirst([7], 7), findLast([7], 7)]).toEqual([0, 0]);
    expect([findFirst([7], 8), findLast([7], 6)]).toEqual([-1, -1]);
  });

  test('accept equal elements only', () => {
    expect([findFirst([5, 5, 5, 5], 5), findLast([5, 5, 5, 5], 5)]).toEqual([0, 3]);
  });

  test('accept zero and negative numbers', () => {
    const list = [-3, -3, 0, 0, 2];
    expect([findFirst(list, -3), findLast(list, -3), findFirst(list, 0), findLast(list, 0)]).toEqual([0, 1, 2, 3]);
  });

  test('agree with indexOf and lastIndexOf for all small lists', () => {
    const lists = Array.from({ length: 64 }, (_, bits) =>
      Array.from({ length: 6 }, (_, place) => (bits >> place) & 1).sort(),
    );
    for (const list of lists) {
      expect([findFirst(list, 0), findLast(list, 0)]).toEqual([list.indexOf(0), list.lastIndexOf(0)]);
      expect([findFirst(list, 1), findLast(list, 1)]).toEqual([list.indexOf(1), list.lastIndexOf(1)]);
    }
  });

  test('read at most 100 elements of a million numbers', () => {
    const { list, counter } = countingList(1_000_000, (index) => index);
    expect(findFirst(list, 765_432)).toBe(765_432);
    expect(counter.reads).toBeLessThanOrEqual(100);
    counter.reads = 0;
    expect(findLast(list, 3)).toBe(3);
    expect(counter.reads).toBeLessThanOrEqual(100);
  });

  test('need no more reads when all numbers are equal', () => {
    const { list, counter } = countingList(1_000_000, () => 8);
    expect(findFirst(list, 8)).toBe(0);
    expect(findLast(list, 8)).toBe(999_999);
    expect(counter.reads).toBeLessThanOrEqual(200);
  });
});
