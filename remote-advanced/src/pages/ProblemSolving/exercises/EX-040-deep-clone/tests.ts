import { describe, expect, test } from 'vitest';
import { deepClone } from './solution';

describe('deepClone', () => {
  test('gives primitives and functions back', () => {
    const run = () => 1;
    for (const value of [1, 'a', null, undefined, true, 10n, Symbol.iterator, run])
      expect(deepClone(value)).toBe(value);
    expect(deepClone(Number.NaN)).toBeNaN();
  });

  test('clones nested objects and arrays', () => {
    const source = { list: [{ deep: { value: 1 } }] };
    const copy = deepClone(source);
    expect(copy).toEqual(source);
    expect(copy).not.toBe(source);
    expect(copy.list).not.toBe(source.list);
    expect(copy.list[0]?.deep).not.toBe(source.list[0]?.deep);
  });

  test('survives cycles through objects and arrays', () => {
    const source: { self?: unknown; list: unknown[] } = { list: [] };
    source.self = source;
    source.list.push(source.list, source);
    const copy = deepClone(source);
    expect(copy.self).toBe(copy);
    expect(copy.list[0]).toBe(copy.list);
    expect(copy.list[1]).toBe(copy);
    expect(copy).not.toBe(source);
  });

  test('keeps one object that is used twice one object', () => {
    const shared = { n: 1 };
    const copy = deepClone({ a: shared, b: shared });
    expect(copy.a).toBe(copy.b);
    expect(copy.a).not.toBe(shared);
  });

  test('clones dates', () => {
    const source = new Date(1_234);
    const copy = deepClone(source);
    copy.setTime(0);
    expect(source.getTime()).toBe(1_234);
    expect(deepClone(source).getTime()).toBe(1_234);
    expect(copy).toBeInstanceOf(Date);
  });

  test('clones expressions with flags and lastIndex', () => {
    const source = /a+/giu;
    source.lastIndex = 3;
    const copy = deepClone(source);
    expect([copy.source, copy.flags, copy.lastIndex]).toEqual(['a+', source.flags, 3]);
    expect(copy).not.toBe(source);
  });

  test('clones maps, their keys and their values', () => {
    const key = { id: 1 };
    const source = new Map([[key, { n: 1 }]]);
    const copy = deepClone(source);
    const [[copiedKey, copiedValue] = []] = copy;
    expect(copiedKey).toEqual({ id: 1 });
    expect(copiedKey).not.toBe(key);
    expect(copiedValue).toEqual({ n: 1 });
    expect(copiedValue).not.toBe(source.get(key));
    copy.clear();
    expect(source.size).toBe(1);
  });

  test('clones sets and what is in them', () => {
    const item = { n: 1 };
    const source = new Set<unknown>([item, 2]);
    const copy = deepClone(source);
    expect([...copy]).toEqual([{ n: 1 }, 2]);
    expect(copy.has(item)).toBe(false);
  });

  test('survives a map that holds itself', () => {
    const source = new Map<string, unknown>();
    source.set('me', source);
    const copy = deepClone(source);
    expect(copy.get('me') === copy).toBe(true);
  });

  test('copies symbol keys and hidden properties', () => {
    const id = Symbol('id');
    const source = Object.defineProperty({ [id]: { n: 1 } }, 'hidden', { value: [1], enumerable: false });
    const copy = deepClone(source);
    expect(copy[id]).toEqual({ n: 1 });
    expect(copy[id]).not.toBe(source[id]);
    expect(Object.getOwnPropertyDescriptor(copy, 'hidden')).toMatchObject({ value: [1], enumerable: false });
    expect(Reflect.get(copy, 'hidden')).not.toBe(Reflect.get(source, 'hidden'));
  });

  test('keeps getters as getters', () => {
    const source = {
      first: 'a',
      get upper() {
        return this.first.toUpperCase();
      },
    };
    const copy = deepClone(source);
    copy.first = 'b';
    expect(copy.upper).toBe('B');
  });

  test('keeps prototypes, null included', () => {
    class Point {
      x = 1;
      double() {
        return this.x * 2;
      }
    }
    const copy = deepClone(new Point());
    expect(copy).toBeInstanceOf(Point);
    expect(copy.double()).toBe(2);
    expect(Object.getPrototypeOf(deepClone(Object.create(null)))).toBeNull();
  });

  test('keeps holes and the length of sparse arrays', () => {
    const source: unknown[] = [];
    source[2] = 'c';
    source.length = 5;
    const copy = deepClone(source);
    expect(copy).toHaveLength(5);
    expect([0 in copy, 2 in copy, 4 in copy]).toEqual([false, true, false]);
    expect(Array.isArray(copy)).toBe(true);
  });

  test('keeps the class of an array that was derived', () => {
    class Stack extends Array<number> {}
    const copy = deepClone(Stack.of(1, 2));
    expect(copy).toBeInstanceOf(Stack);
    expect([...copy]).toEqual([1, 2]);
  });

  test('clones frozen objects', () => {
    const source = Object.freeze({ inner: { n: 1 } });
    const copy = deepClone(source);
    expect(copy).toEqual(source);
    expect(copy.inner).not.toBe(source.inner);
  });
});
