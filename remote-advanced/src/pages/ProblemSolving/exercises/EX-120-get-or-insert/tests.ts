import { describe, expect, test, vi } from 'vitest';
import { getOrInsert, getOrInsertComputed } from './solution';

describe('getOrInsert', () => {
  test('stores and returns the value for an absent key', () => {
    const map = new Map<string, number>();
    expect(getOrInsert(map, 'a', 1)).toBe(1);
    expect([...map]).toEqual([['a', 1]]);
  });

  test('returns what is stored and does not change it', () => {
    const map = new Map([['a', 1]]);
    expect(getOrInsert(map, 'a', 2)).toBe(1);
    expect(map.get('a')).toBe(1);
  });

  test.each([undefined, null, 0, '', false])('treats a stored %j as present', (stored) => {
    const map = new Map<string, unknown>([['a', stored]]);
    expect(getOrInsert(map, 'a', 'new')).toBe(stored);
    expect(map.get('a')).toBe(stored);
  });

  test('can store undefined, so that the key is present', () => {
    const map = new Map<string, unknown>();
    expect(getOrInsert(map, 'a', undefined)).toBeUndefined();
    expect(map.has('a')).toBe(true);
  });

  test('keeps the order of the entries', () => {
    const map = new Map([
      ['a', 1],
      ['b', 2],
    ]);
    getOrInsert(map, 'a', 9);
    getOrInsert(map, 'c', 3);
    expect([...map.keys()]).toEqual(['a', 'b', 'c']);
  });

  test('finds NaN and -0 as a Map does', () => {
    const map = new Map<number, string>([
      [Number.NaN, 'nan'],
      [0, 'zero'],
    ]);
    expect([getOrInsert(map, Number.NaN, 'x'), getOrInsert(map, -0, 'x'), map.size]).toEqual(['nan', 'zero', 2]);
  });
});

describe('getOrInsertComputed', () => {
  test('stores and returns the result of the function for the key', () => {
    const map = new Map<string, number>();
    const compute = vi.fn((key: string) => key.length);
    expect(getOrInsertComputed(map, 'four', compute)).toBe(4);
    expect(compute.mock.calls).toEqual([['four']]);
    expect(map.get('four')).toBe(4);
  });

  test.each([1, undefined, null])('does not call the function when %j is present', (stored) => {
    const map = new Map<string, unknown>([['a', stored]]);
    const compute = vi.fn(() => 2);
    expect(getOrInsertComputed(map, 'a', compute)).toBe(stored);
    expect(compute).not.toHaveBeenCalled();
  });

  test('computes once for many reads, even for undefined', () => {
    const map = new Map<string, unknown>();
    const compute = vi.fn(() => undefined);
    getOrInsertComputed(map, 'a', compute);
    getOrInsertComputed(map, 'a', compute);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  test('returns the same object that it stores', () => {
    const map = new Map<string, string[]>();
    getOrInsertComputed(map, 'a', () => []).push('x');
    getOrInsertComputed(map, 'a', () => []).push('y');
    expect(map.get('a')).toEqual(['x', 'y']);
  });

  test('leaves the map as it was when the function throws', () => {
    const map = new Map<string, number>();
    const fails = () => {
      throw new Error('no value');
    };
    expect(() => getOrInsertComputed(map, 'a', fails)).toThrow('no value');
    expect(map.has('a')).toBe(false);
  });

  test('lets the returned value win over what the function stores itself', () => {
    const map = new Map<string, string>();
    const compute = (key: string) => {
      map.set(key, 'inside');
      return 'returned';
    };
    expect(getOrInsertComputed(map, 'a', compute)).toBe('returned');
    expect(map.get('a')).toBe('returned');
  });

  test('works with a WeakMap', () => {
    const map = new WeakMap<object, number>();
    const key = {};
    expect([getOrInsertComputed(map, key, () => 1), getOrInsert(map, key, 2), map.get(key)]).toEqual([1, 1, 1]);
  });
});

test('calls neither of the built-in methods', () => {
  const names = ['getOrInsert', 'getOrInsertComputed'];
  const slots = [Map.prototype, WeakMap.prototype].flatMap((holder) =>
    names.map((name) => ({ holder, name, descriptor: Object.getOwnPropertyDescriptor(holder, name) })),
  );
  const used = new Set<string>();
  // Older engines have neither of them.
  for (const { holder, name, descriptor } of slots) {
    const get = () => {
      used.add(name);
      return descriptor?.value;
    };
    Object.defineProperty(holder, name, { get, configurable: true });
  }
  try {
    for (const map of [new Map<object, number>(), new WeakMap<object, number>()]) {
      const [key, other] = [{}, {}];
      for (const value of [1, 2]) {
        getOrInsert(map, key, value);
        getOrInsertComputed(map, other, () => value);
      }
    }
  } finally {
    for (const { holder, name, descriptor } of slots) {
      Reflect.deleteProperty(holder, name);
      if (descriptor) Object.defineProperty(holder, name, descriptor);
    }
  }
  expect([...used]).toEqual([]);
});
