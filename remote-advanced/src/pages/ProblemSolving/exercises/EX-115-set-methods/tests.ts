import { describe, expect, test, vi } from 'vitest';
import {
  difference,
  intersection,
  isSubsetOf,
  isSupersetOf,
  type SetLike,
  symmetricDifference,
  union,
} from './solution';

/** A set-like object that counts how it is used. Its iterator is not iterable. */
function setLike<T>(...values: T[]) {
  const has = vi.fn((value: T) => values.includes(value));
  const read = vi.fn();
  const other: SetLike<T> = {
    size: values.length,
    has,
    keys() {
      let index = 0;
      return {
        next() {
          read();
          const value = values[index];
          index += 1;
          return value === undefined ? { done: true, value: undefined } : { done: false, value };
        },
      };
    },
  };
  return { other, has, read };
}

const set = <T>(...values: T[]) => new Set(values);
const combinations = { union, intersection, difference, symmetricDifference };
const comparisons = { isSubsetOf, isSupersetOf };

describe('union', () => {
  test('has the values of the set first, then the new ones', () => {
    expect([...union(set(3, 1), set(2, 1, 4))]).toEqual([3, 1, 2, 4]);
    expect([...union(set(), set(2, 1))]).toEqual([2, 1]);
  });
});

describe('intersection', () => {
  test('has what is in both', () => {
    expect([...intersection(set(1, 2, 3), set(2, 3, 4))]).toEqual([2, 3]);
    expect([...intersection(set(1), set(2))]).toEqual([]);
  });

  test('is in the order of the smaller one, of the set if both are equally large', () => {
    expect([...intersection(set(1, 2, 3, 4), set(3, 2))]).toEqual([3, 2]);
    expect([...intersection(set(3, 2), set(1, 2, 3, 4))]).toEqual([3, 2]);
    expect([...intersection(set(1, 2, 3), set(3, 2, 5))]).toEqual([2, 3]);
  });

  test('loops over the smaller one', () => {
    const large = setLike(...Array.from({ length: 50 }, (_, index) => index));
    expect([...intersection(set(7, 99), large.other)]).toEqual([7]);
    expect([large.read.mock.calls.length, large.has.mock.calls.length]).toEqual([0, 2]);
    const small = setLike(7, 99);
    expect([...intersection(new Set(Array.from({ length: 50 }, (_, index) => index)), small.other)]).toEqual([7]);
    expect(small.has).not.toHaveBeenCalled();
  });
});

describe('difference', () => {
  test('has what is not in the other, in the order of the set', () => {
    expect([...difference(set(4, 1, 3, 2), set(1, 2, 9))]).toEqual([4, 3]);
    expect([...difference(set(4, 1, 3), set(1))]).toEqual([4, 3]);
    expect([...difference(set(2, 1), set(5, 6, 7))]).toEqual([2, 1]);
    expect([...difference(set(1), set(1))]).toEqual([]);
  });
});

describe('symmetricDifference', () => {
  test('has what is in one of both', () => {
    expect([...symmetricDifference(set(1, 2, 3), set(4, 3, 5))]).toEqual([1, 2, 4, 5]);
    expect([...symmetricDifference(set(1, 2), set(2, 1))]).toEqual([]);
    expect([...symmetricDifference(set(), set(1))]).toEqual([1]);
  });
});

describe('isSubsetOf and isSupersetOf', () => {
  test.each<[number[], number[], boolean, boolean]>([
    [[], [], true, true],
    [[], [1], true, false],
    [[1], [], false, true],
    [[1, 2], [2, 1], true, true],
    [[1, 2], [3, 2, 1], true, false],
    [[3, 2, 1], [1, 2], false, true],
    [[1, 4], [1, 2, 3], false, false],
    [[1, 2, 3], [1, 4], false, false],
  ])('compare %j with %j', (one, other, isSubset, isSuperset) => {
    expect([isSubsetOf(new Set(one), new Set(other)), isSupersetOf(new Set(one), new Set(other))]).toEqual([
      isSubset,
      isSuperset,
    ]);
  });

  test('read no value when the sizes decide', () => {
    const small = setLike(1);
    expect(isSubsetOf(set(1, 2), small.other)).toBe(false);
    const large = setLike(1, 2);
    expect(isSupersetOf(set(1), large.other)).toBe(false);
    expect([small.has, small.read, large.has, large.read].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0]);
  });

  test('stop at the first value that decides', () => {
    const other = setLike(1, 2, 3, 4, 5);
    expect(isSubsetOf(set(9, 1, 2, 3), other.other)).toBe(false);
    expect(other.has).toHaveBeenCalledTimes(1);
    const few = setLike(9, 1, 2);
    expect(isSupersetOf(set(1, 2, 3, 4), few.other)).toBe(false);
    expect(few.read).toHaveBeenCalledTimes(1);
  });
});

describe('all of them', () => {
  test('accept any set-like object', () => {
    const { other } = setLike(2, 3);
    expect([...union(set(1), other)]).toEqual([1, 2, 3]);
    expect([...intersection(set(1, 2, 5), other)]).toEqual([2]);
    expect([...difference(set(1, 2, 5), other)]).toEqual([1, 5]);
    expect([...difference(set(1, 2), other)]).toEqual([1]);
    expect([...symmetricDifference(set(1, 2), other)]).toEqual([1, 3]);
    expect([isSubsetOf(set(2), other), isSupersetOf(set(1, 2, 3), other)]).toEqual([true, true]);
  });

  test('treat a map as the set of its keys', () => {
    const map = new Map<string, number>([
      ['a', 1],
      ['b', 2],
    ]);
    expect([...union(set('c'), map)]).toEqual(['c', 'a', 'b']);
    expect([...intersection(set('a', 'x', 'y'), map)]).toEqual(['a']);
    expect(isSubsetOf(set('b'), map)).toBe(true);
  });

  test('compare values as a set does', () => {
    const object = {};
    expect(union(set(Number.NaN, 0), set(Number.NaN, -0)).size).toBe(2);
    expect(intersection(set<unknown>(object, {}), set<unknown>(object, {})).size).toBe(1);
    expect(isSubsetOf(set(Number.NaN), set(Number.NaN))).toBe(true);
  });

  test.each(Object.entries(combinations))('%s returns a new set and changes neither', (_, combine) => {
    const one = set(1, 2, 3);
    const other = set(3, 4);
    const result = combine(one, other);
    expect([result instanceof Set, result === one, result === other]).toEqual([true, false, false]);
    expect([[...one], [...other]]).toEqual([
      [1, 2, 3],
      [3, 4],
    ]);
    expect(combine(one, set())).not.toBe(one);
  });

  test.each(Object.entries({ ...combinations, ...comparisons }))('%s refuses what is not set-like', (_, call) => {
    const list: object = [1, 2];
    const noNumber: object = { size: Number.NaN, has: () => true, keys: () => [].values() };
    for (const other of [
      list,
      noNumber,
      { size: 1 },
      { size: 1, has: () => true },
      { size: 0, keys: () => [].values() },
      { has: () => true, keys: () => [].values() },
    ])
      expect(() => Reflect.apply(call, undefined, [set(1), other])).toThrow(TypeError);
  });
});

test('calls none of the built-in methods', () => {
  const names = [...Object.keys(combinations), ...Object.keys(comparisons)];
  const descriptors = names.map((name) => Object.getOwnPropertyDescriptor(Set.prototype, name));
  const used = new Set<string>();
  // Node 20 has none of them.
  for (const [index, name] of names.entries()) {
    const get = () => {
      used.add(name);
      return descriptors[index]?.value;
    };
    Object.defineProperty(Set.prototype, name, { get, configurable: true });
  }
  try {
    for (const call of Object.values({ ...combinations, ...comparisons }))
      for (const other of [set(2), set(2, 3), set(1, 2, 3)]) call(set(1, 2), other);
  } finally {
    for (const [index, name] of names.entries()) {
      Reflect.deleteProperty(Set.prototype, name);
      const descriptor = descriptors[index];
      if (descriptor) Object.defineProperty(Set.prototype, name, descriptor);
    }
  }
  expect([...used]).toEqual([]);
});
