import { afterEach, describe, expect, test, vi } from 'vitest';
import { bubbleSort, type Compare, insertionSort, mergeSort, quickSort, selectionSort } from './solution';

afterEach(() => {
  vi.restoreAllMocks();
});

const ascending = (a: number, b: number) => a - b;
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index);
/** Numbers that look random and are the same in every run. */
const scrambled = (n: number) => upTo(n).map((index) => (index * 7919 + 13) % 101);

/** How many comparisons a sort makes. */
function comparisons(sort: typeof mergeSort, list: number[]): number {
  const compare = vi.fn(ascending);
  sort(list, compare);
  return compare.mock.calls.length;
}

const all = { bubbleSort, insertionSort, selectionSort, mergeSort, quickSort };
const each = Object.entries(all);

describe.each(each)('%s', (_, sort) => {
  test.each([
    ['nothing', [], []],
    ['one item', [5], [5]],
    ['two items', [2, 1], [1, 2]],
    ['a sorted list', [1, 2, 3, 4], [1, 2, 3, 4]],
    ['a reversed list', [4, 3, 2, 1], [1, 2, 3, 4]],
    ['duplicates', [2, 3, 2, 1, 3, 1, 2], [1, 1, 2, 2, 2, 3, 3]],
    ['equal items', [7, 7, 7], [7, 7, 7]],
    ['numbers, not as strings', [10, 9, 1, 100, -5], [-5, 1, 9, 10, 100]],
  ])('sorts %s', (_name, list, expected) => {
    expect(sort(list)).toEqual(expected);
  });

  test('sorts lists of every length like the built-in sort', () => {
    for (const n of upTo(40)) expect(sort(scrambled(n))).toEqual(scrambled(n).sort(ascending));
  });

  test('returns a new array and leaves the list', () => {
    const list = [3, 1, 2];
    expect(sort(list)).not.toBe(list);
    expect(list).toEqual([3, 1, 2]);
    const single = [1];
    expect(sort(single)).not.toBe(single);
  });

  test('follows a comparator, and sorts strings without one', () => {
    expect(sort([1, 3, 2], (a, b) => b - a)).toEqual([3, 2, 1]);
    expect(sort(['b', 'a', 'B'])).toEqual(['B', 'a', 'b']);
  });
});

describe.each(each.filter(([name]) => /bubble|insertion|merge/.test(name)))('%s', (_, sort) => {
  test('keeps the order of equal items', () => {
    const rows = upTo(60).map((id) => ({ id, group: (scrambled(60)[id] as number) % 4 }));
    const byGroup: Compare<{ group: number }> = (a, b) => a.group - b.group;
    const expected = rows.toSorted((a, b) => a.group - b.group || a.id - b.id);
    expect(sort(rows, byGroup)).toEqual(expected);
  });
});

describe('the number of comparisons', () => {
  test('of bubble and insertion sort is least for a sorted list', () => {
    expect([bubbleSort, insertionSort].map((sort) => comparisons(sort, upTo(50)))).toEqual([49, 49]);
  });

  test('of selection sort is always the same', () => {
    expect([upTo(20), scrambled(20)].map((list) => comparisons(selectionSort, list))).toEqual([190, 190]);
  });

  test.each([16, 100, 1000])('of merge sort is within its limit for %d items', (n) => {
    for (const list of [upTo(n), upTo(n).reverse(), scrambled(n)])
      expect(comparisons(mergeSort, list)).toBeLessThanOrEqual(n * Math.ceil(Math.log2(n)));
  });

  test('of quick sort is not quadratic for sorted, reversed and equal items', () => {
    const n = 1024;
    for (const list of [upTo(n), upTo(n).reverse()])
      expect(comparisons(quickSort, list)).toBeLessThanOrEqual(4 * n * Math.log2(n));
    expect(comparisons(quickSort, new Array(n).fill(7))).toBeLessThanOrEqual(4 * n * Math.log2(n));
  });
});

test('quick sort does not exhaust the call stack', () => {
  expect(quickSort(new Array(50_000).fill(1))).toHaveLength(50_000);
  expect(quickSort(upTo(50_000).reverse())[0]).toBe(0);
});

test('the built-in sort is not called', () => {
  const [sorts, copies] = [vi.spyOn(Array.prototype, 'sort'), vi.spyOn(Array.prototype, 'toSorted')];
  for (const [, sort] of each) for (const list of [[3, 1, 2], scrambled(300)]) sort(list);
  const calls = [sorts.mock.calls.length, copies.mock.calls.length];
  vi.restoreAllMocks();
  expect(calls).toEqual([0, 0]);
});
