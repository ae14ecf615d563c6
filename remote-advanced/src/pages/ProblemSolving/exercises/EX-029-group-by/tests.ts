import { describe, expect, test, vi } from 'vitest';
import { groupBy } from './solution';

describe('groupBy', () => {
  test('groups by a string', () => {
    const groups = groupBy(['apple', 'avocado', 'beet'], (word) => word.charAt(0));
    expect(Object.entries(groups)).toEqual([
      ['a', ['apple', 'avocado']],
      ['b', ['beet']],
    ]);
  });

  test('turns numbers into keys', () => {
    const groups = groupBy([1.2, 1.8, 2.1], Math.floor);
    expect(groups['1']).toEqual([1.2, 1.8]);
    expect(groups['2']).toEqual([2.1]);
  });

  test('gives no keys for an empty list', () => {
    expect(Object.keys(groupBy([], String))).toEqual([]);
  });

  test('keeps the order of elements inside a group', () => {
    expect(groupBy([3, 1, 2], () => 'all').all).toEqual([3, 1, 2]);
  });

  test('lists string keys in the order of their first use', () => {
    expect(Object.keys(groupBy(['z', 'a', 'z', 'm'], (key) => key))).toEqual(['z', 'a', 'm']);
  });

  test('accepts keys that objects inherit', () => {
    const groups = groupBy(['constructor', 'toString', 'hasOwnProperty', 'toString'], (key) => key);
    expect(Object.entries(groups)).toEqual([
      ['constructor', ['constructor']],
      ['toString', ['toString', 'toString']],
      ['hasOwnProperty', ['hasOwnProperty']],
    ]);
  });

  test('accepts __proto__ as a key', () => {
    const groups = groupBy([1, 2], () => '__proto__');
    expect(Object.entries(groups)).toEqual([['__proto__', [1, 2]]]);
  });

  test('has no group for a key that did not occur', () => {
    expect(
      Reflect.get(
        groupBy([1], () => 'a'),
        'constructor',
      ),
    ).toBeUndefined();
  });

  test('accepts an empty string as key', () => {
    expect(groupBy(['x', 'y'], () => '')['']).toEqual(['x', 'y']);
  });

  test('calls the function once for each element, with its index', () => {
    const key = vi.fn((item: string, index: number) => `${item}${index % 2}`);
    groupBy(['a', 'b', 'a'], key);
    expect(key.mock.calls.map(([item, index]) => [item, index])).toEqual([
      ['a', 0],
      ['b', 1],
      ['a', 2],
    ]);
  });

  test('keeps the elements themselves and the list as it is', () => {
    const list = [{ id: 1 }, { id: 2 }];
    const groups = groupBy(list, ({ id }) => id);
    expect(groups['2']?.[0]).toBe(list[1]);
    expect(list).toEqual([{ id: 1 }, { id: 2 }]);
  });
});

test('does not call Object.groupBy', () => {
  const own = Object.getOwnPropertyDescriptor(Object, 'groupBy');
  const builtIn = vi.fn();
  Object.defineProperty(Object, 'groupBy', { configurable: true, writable: true, value: builtIn });
  try {
    groupBy(['tea'], String);
  } finally {
    if (own) Object.defineProperty(Object, 'groupBy', own);
    else Reflect.deleteProperty(Object, 'groupBy');
  }
  expect(builtIn).not.toHaveBeenCalled();
});
