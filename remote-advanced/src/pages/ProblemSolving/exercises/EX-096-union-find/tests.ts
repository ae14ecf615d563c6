import { describe, expect, test } from 'vitest';
import { UnionFind } from './solution';

/** Groups of some elements after these pairs were joined. */
function joined(length: number, pairs: [number, number][]): UnionFind {
  const groups = new UnionFind(length);
  for (const [a, b] of pairs) groups.union(a, b);
  return groups;
}

const elements = (length: number) => Array.from({ length }, (_, element) => element);

describe('at first', () => {
  test('each element is its own group', () => {
    const groups = new UnionFind(3);
    expect([groups.count, groups.length]).toEqual([3, 3]);
    expect(elements(3).map((element) => groups.find(element))).toEqual([0, 1, 2]);
    expect(elements(3).map((element) => groups.sizeOf(element))).toEqual([1, 1, 1]);
    expect([groups.connected(0, 1), groups.connected(2, 2)]).toEqual([false, true]);
  });

  test('there may be no elements', () => {
    expect(new UnionFind(0).count).toBe(0);
  });
});

describe('union', () => {
  test('joins two groups once', () => {
    const groups = new UnionFind(4);
    expect([groups.union(0, 1), groups.count]).toEqual([true, 3]);
    expect([groups.union(1, 0), groups.union(0, 1), groups.count]).toEqual([false, false, 3]);
    expect([groups.sizeOf(0), groups.sizeOf(1), groups.sizeOf(2)]).toEqual([2, 2, 1]);
  });

  test('of an element with itself joins nothing', () => {
    const groups = new UnionFind(2);
    expect([groups.union(1, 1), groups.count, groups.sizeOf(1)]).toEqual([false, 2, 1]);
  });

  test('joins whole groups, whichever of their elements are named', () => {
    const pairs: [number, number][] = [
      [0, 1],
      [2, 3],
      [4, 5],
      [1, 3],
      [5, 0],
    ];
    const groups = joined(7, pairs);
    expect(elements(6).every((element) => groups.connected(element, 2))).toBe(true);
    expect([groups.connected(6, 0), groups.count, groups.sizeOf(4), groups.sizeOf(6)]).toEqual([false, 2, 6, 1]);
  });

  test('returns false for elements that are connected through others', () => {
    const groups = joined(4, [
      [0, 1],
      [1, 2],
    ]);
    expect([groups.union(2, 0), groups.count, groups.sizeOf(0)]).toEqual([false, 2, 3]);
  });

  test('leaves other groups apart', () => {
    const groups = joined(6, [
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
    expect([groups.connected(1, 2), groups.connected(3, 4), groups.count]).toEqual([false, false, 3]);
  });
});

describe('find', () => {
  test('returns one element of the group for all of its elements', () => {
    const groups = joined(5, [
      [3, 1],
      [4, 3],
    ]);
    const [first, second, third] = [1, 3, 4].map((element) => groups.find(element));
    expect([second, third]).toEqual([first, first]);
    expect([1, 3, 4]).toContain(first);
    expect([groups.find(0), groups.find(2)]).toEqual([0, 2]);
  });

  test('returns the same element until a union of the group', () => {
    const groups = joined(6, [
      [0, 1],
      [1, 2],
    ]);
    const root = groups.find(2);
    groups.connected(0, 3);
    groups.sizeOf(1);
    groups.union(3, 4);
    groups.union(4, 5);
    groups.union(2, 0);
    expect([groups.find(0), groups.find(1), groups.find(2)]).toEqual([root, root, root]);
  });
});

test('behaves like a slow model of groups', () => {
  const groups = new UnionFind(40);
  let model = elements(40).map((element) => [element]);
  const groupOf = (element: number) => model.find((group) => group.includes(element)) ?? [];
  for (let step = 0; step < 60; step += 1) {
    const [a, b] = [(step * 17 + 3) % 40, (step * step * 7 + step) % 40];
    const [groupOfA, groupOfB] = [groupOf(a), groupOf(b)];
    const isNew = groupOfA !== groupOfB;
    expect([step, groups.union(a, b)]).toEqual([step, isNew]);
    if (isNew)
      model = [...model.filter((group) => group !== groupOfA && group !== groupOfB), [...groupOfA, ...groupOfB]];
    expect([step, groups.count]).toEqual([step, model.length]);
    const sizes = elements(40).map((element) => groups.sizeOf(element));
    const connected = elements(40).filter((element) => groups.connected(element, a));
    expect([step, sizes]).toEqual([step, elements(40).map((element) => groupOf(element).length)]);
    expect([step, connected]).toEqual([step, groupOf(a).toSorted((x, y) => x - y)]);
  }
});

test.each([
  ['neighbors forward', (index: number): [number, number] => [index, index + 1]],
  ['neighbors forward, swapped', (index: number): [number, number] => [index + 1, index]],
  ['neighbors backward', (index: number): [number, number] => [80_000 - index, 79_999 - index]],
  ['neighbors backward, swapped', (index: number): [number, number] => [79_999 - index, 80_000 - index]],
  ['each with the first', (index: number): [number, number] => [0, index + 1]],
  ['the first with each', (index: number): [number, number] => [index + 1, 0]],
])('joins 80,000 pairs fast, %s', (_, pairAt) => {
  const groups = new UnionFind(80_001);
  for (const index of elements(80_000)) groups.union(...pairAt(index));
  expect([groups.count, groups.sizeOf(40_000), groups.connected(0, 80_000)]).toEqual([1, 80_001, true]);
});

describe('a RangeError is thrown', () => {
  test.each([-1, 3, 1.5, Number.NaN])('for the element %d of 3', (element) => {
    const groups = new UnionFind(3);
    expect(() => groups.find(element)).toThrow(RangeError);
    expect(() => groups.sizeOf(element)).toThrow(RangeError);
    expect(() => groups.connected(0, element)).toThrow(RangeError);
    expect(() => groups.union(element, 0)).toThrow(RangeError);
    expect(() => groups.union(0, element)).toThrow(RangeError);
    expect(groups.count).toBe(3);
  });

  test.each([-1, 2.5, Number.NaN])('for %d elements', (length) => {
    expect(() => new UnionFind(length)).toThrow(RangeError);
  });
});
