import { describe, expect, test, vi } from 'vitest';
import { every, filter, find, flat, forEach, includes, map, reduce, some } from './solution';

/** The array [1, hole, 3]. */
const sparse = () => Object.assign(new Array<number>(3), { 0: 1, 2: 3 });

const visiting = { map, filter, forEach, some, every, find };
const each = Object.entries(visiting) as [string, typeof map][];

describe.each(each)('%s', (name, method) => {
  test('passes value, index, list and this', () => {
    const list = ['a', 'b'];
    const thisArg = {};
    const calls: unknown[][] = [];
    method(
      list,
      function (this: unknown, ...args) {
        calls.push([this === thisArg, ...args]);
        return name === 'every';
      },
      thisArg,
    );
    expect(calls).toEqual([
      [true, 'a', 0, list],
      [true, 'b', 1, list],
    ]);
  });

  test('does not visit what is appended during the loop', () => {
    const list = [1, 2];
    const fn = vi.fn(() => {
      list.push(9);
      return name === 'every';
    });
    method(list, fn);
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('loops over an array-like and a string', () => {
    const fn = vi.fn((_value: string) => name === 'every');
    method({ length: 2, 0: 'x', 1: 'y', 2: 'z' }, fn);
    method('ab', fn);
    expect(fn.mock.calls.map(([value]) => value)).toEqual(['x', 'y', 'a', 'b']);
  });

  test('refuses a callback that is not a function, even for an empty list', () => {
    expect(() => method([], null as never)).toThrow(TypeError);
  });

  test(name === 'find' ? 'visits a hole as undefined' : 'skips a hole', () => {
    const values: unknown[] = [];
    method(sparse(), (value) => {
      values.push(value);
      return name === 'every';
    });
    expect(values).toEqual(name === 'find' ? [1, undefined, 3] : [1, 3]);
  });
});

describe('results', () => {
  test('map keeps holes and length', () => {
    const mapped = map(sparse(), (n) => n * 2);
    expect([mapped.length, mapped[0], 1 in mapped, mapped[2]]).toEqual([3, 2, false, 6]);
    expect(map(new Array(2), () => 1)).toHaveLength(2);
  });

  test('filter keeps items, not what the callback returns, and no holes', () => {
    expect(filter(['a', '', 'b'], (text) => text)).toEqual(['a', 'b']);
    expect(filter(sparse(), () => true)).toEqual([1, 3]);
  });

  test('some and every stop at the answer and return booleans', () => {
    const fn = vi.fn((n: number) => (n > 1 ? 'yes' : ''));
    expect(some([1, 2, 3], fn)).toBe(true);
    expect(fn).toHaveBeenCalledTimes(2);
    expect(every([2, 1, 3], fn)).toBe(false);
    expect(fn).toHaveBeenCalledTimes(4);
    expect([some([1], fn), every([2], fn), some([], fn), every([], fn)]).toEqual([false, true, false, true]);
  });

  test('find returns the first item and stops', () => {
    const fn = vi.fn((n: number) => n > 1);
    expect(find([1, 2, 3], fn)).toBe(2);
    expect(fn).toHaveBeenCalledTimes(2);
    expect(find([1], fn)).toBeUndefined();
  });

  test('forEach returns undefined', () => {
    expect(forEach([1], () => true)).toBeUndefined();
  });

  test('filter and find return the item that the callback got, even when the callback replaces it', () => {
    const replacing = (_value: string, index: number, list: ArrayLike<string>) =>
      Reflect.set(list as string[], index, 'new');
    expect([filter(['a', 'b'], replacing), find(['a', 'b'], replacing)]).toEqual([['a', 'b'], 'a']);
  });

  test('an item that is deleted before its turn is skipped', () => {
    const list = [1, 2, 3];
    const values: number[] = [];
    forEach(list, (value) => {
      values.push(value);
      Reflect.deleteProperty(list, 1);
    });
    expect(values).toEqual([1, 3]);
  });
});

describe('reduce', () => {
  test('begins with the initial value', () => {
    expect(reduce([1, 2, 3], (sum, n) => sum + n, 10)).toBe(16);
    expect(reduce([] as number[], (sum, n) => sum + n, 5)).toBe(5);
  });

  test('begins with the first item that is not a hole, and passes index and list', () => {
    const list = Object.assign(new Array<number>(3), { 1: 20, 2: 30 });
    const fn = vi.fn((sum: number, n: number) => sum + n);
    expect(reduce(list, fn)).toBe(50);
    expect(fn.mock.calls).toEqual([[20, 30, 2, list]]);
    expect(reduce([7], fn)).toBe(7);
  });

  test('treats undefined as an initial value that was passed', () => {
    const fn = vi.fn((_: unknown, value: number): unknown => value);
    expect(reduce([], fn, undefined)).toBeUndefined();
    reduce([1], fn, undefined);
    expect(fn.mock.calls).toEqual([[undefined, 1, 0, [1]]]);
  });

  test('throws without an item and an initial value', () => {
    expect(() => reduce([], () => 0)).toThrow(TypeError);
    expect(() => reduce(new Array<number>(3), () => 0)).toThrow(TypeError);
    expect(() => reduce([1], undefined as never)).toThrow(TypeError);
  });

  test('refuses a callback that is not a function, even for an empty list with an initial value', () => {
    expect(() => reduce([], null as never, 1)).toThrow(TypeError);
  });

  test('visits neither what is appended during the loop nor what is deleted', () => {
    const list = [1, 2, 3];
    const fn = vi.fn((sum: number, n: number) => {
      list.push(9);
      Reflect.deleteProperty(list, 1);
      return sum + n;
    });
    expect(reduce(list, fn, 0)).toBe(4);
    expect(fn).toHaveBeenCalledTimes(2);
  });
});

describe('flat', () => {
  const nested = [1, [2, [3, [4]]]];

  test.each([
    [0, nested],
    [1, [1, 2, [3, [4]]]],
    [2, [1, 2, 3, [4]]],
    [Infinity, [1, 2, 3, 4]],
  ])('to the depth %d', (depth, expected) => {
    expect(flat(nested, depth)).toEqual(expected);
  });

  test('flattens one level by default, drops holes, and leaves strings and array-likes whole', () => {
    expect(flat([[1, [2]], sparse()])).toEqual([1, [2], 1, 3]);
    expect(flat(['ab', { length: 1, 0: 'x' }])).toEqual(['ab', { length: 1, 0: 'x' }]);
  });

  test('returns a new array', () => {
    const list = [1];
    expect(flat(list, 0)).not.toBe(list);
  });
});

describe('includes', () => {
  test('compares like a Map does', () => {
    expect([includes([Number.NaN], Number.NaN), includes([0], -0), includes(['1'], 1)]).toEqual([true, true, false]);
    expect([includes(sparse(), undefined), includes([1], undefined)]).toEqual([true, false]);
  });

  test('begins at an index, counted from the end when negative', () => {
    const list = ['a', 'b', 'c'];
    expect([includes(list, 'a', 1), includes(list, 'b', 1)]).toEqual([false, true]);
    expect([includes(list, 'b', -1), includes(list, 'b', -2), includes(list, 'a', -9)]).toEqual([false, true, true]);
    expect(includes(list, undefined, 3)).toBe(false);
  });

  test('reads strings and array-likes', () => {
    expect([includes('abc', 'b'), includes({ length: 1, 0: 'x', 1: 'y' }, 'y')]).toEqual([true, false]);
  });
});

describe('lengths and numbers as the methods read them', () => {
  test('read the length once', () => {
    const walks: ((list: ArrayLike<string>) => unknown)[] = [
      ...[map, filter, forEach, some, every, find].map(
        (method) => (list: ArrayLike<string>) => method(list, () => false),
      ),
      (list) => reduce(list, (text, letter) => text + letter),
      (list) => flat(list),
      (list) => includes(list, 'c', -2),
    ];
    for (const walk of walks) {
      const get = vi.fn(() => 2);
      const list: ArrayLike<string> = Object.defineProperty({ length: 0, 0: 'a', 1: 'b' }, 'length', { get });
      walk(list);
      expect(get).toHaveBeenCalledTimes(1);
    }
  });

  test.each([-1, Number.NaN])('treat the length %d as 0', (length) => {
    const list = { length, 0: 'a' };
    const fn = vi.fn();
    expect([map(list, fn), filter(list, fn), flat(list), includes(list, 'a')]).toEqual([[], [], [], false]);
    expect([some(list, fn), every(list, fn), find(list, fn), reduce(list, fn, 'start')]).toEqual([
      false,
      true,
      undefined,
      'start',
    ]);
    expect(fn).not.toHaveBeenCalled();
  });

  test('truncate fractions', () => {
    expect(map({ length: 1.9, 0: 'a', 1: 'b' }, (text) => text)).toEqual(['a']);
    expect([includes(['a', 'b'], 'a', 0.9), includes(['a', 'b'], 'b', 1.9)]).toEqual([true, true]);
    expect([includes(['a', 'b'], 'a', -1.9), includes(['a'], 'a', Number.NaN)]).toEqual([false, true]);
    expect(flat([[1, [2]]], 1.9)).toEqual([1, [2]]);
  });

  test('treat the depth NaN as 0', () => {
    expect(flat([[1]], Number.NaN)).toEqual([[1]]);
    expect(flat([[1]], -1)).toEqual([[1]]);
  });

  test('find reads an item that is deleted before its turn as undefined', () => {
    const list: (number | undefined)[] = [1, 2];
    const values: unknown[] = [];
    find(list, (value) => {
      values.push(value);
      Reflect.deleteProperty(list, 1);
      return false;
    });
    expect(values).toEqual([1, undefined]);
  });
});

test('none of the methods themselves is called', () => {
  const names = ['map', 'filter', 'reduce', 'flat', 'forEach', 'some', 'every', 'find', 'includes'];
  const called: string[] = [];
  const methods = Object.getOwnPropertyDescriptors(Array.prototype) as unknown as Record<string, PropertyDescriptor>;
  for (const name of names) {
    const value = function (this: unknown, ...args: unknown[]) {
      called[called.length] = name;
      return Reflect.apply(methods[name]?.value, this, args);
    };
    Object.defineProperty(Array.prototype, name, { ...methods[name], value });
  }
  try {
    const yes = () => true;
    map([1], yes);
    filter([1], yes);
    reduce([1, 2], yes as () => never);
    flat([[1]], 2);
    forEach([1], yes);
    some([1], yes);
    every([1], yes);
    find([1], yes);
    includes([1], 1);
  } finally {
    for (const name of names) Object.defineProperty(Array.prototype, name, methods[name] ?? {});
  }
  expect(called).toEqual([]);
});
