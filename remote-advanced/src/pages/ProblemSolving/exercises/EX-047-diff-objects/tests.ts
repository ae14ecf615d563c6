import { describe, expect, test } from 'vitest';
import { type Change, diffObjects } from './solution';

/** Freezes nested data, so that writing to it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** The changes in an order that does not depend on the way they were found. */
function diff(before: object, after: object): Change[] {
  const order = ({ path }: Change) => JSON.stringify(path);
  return diffObjects(before, after).sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

const added = (path: string[], after: unknown): Change => ({ kind: 'added', path, after });
const removed = (path: string[], before: unknown): Change => ({ kind: 'removed', path, before });
const changed = (path: string[], before: unknown, after: unknown): Change => ({ kind: 'changed', path, before, after });

class Point {
  x = 1;
}

describe('diffObjects', () => {
  test('tells added, removed and changed keys apart, and leaves out equal ones', () => {
    expect(diff({ a: 1, b: 2, c: 3 }, { b: 2, c: 4, d: 5 })).toStrictEqual([
      removed(['a'], 1),
      changed(['c'], 3, 4),
      added(['d'], 5),
    ]);
  });

  test('gives no changes for equal content, whatever the order of the keys', () => {
    const data = () => ({ a: 1, b: { c: [1, { d: null }], e: undefined }, f: '' });
    expect(diff(data(), data())).toEqual([]);
    expect(diff({ a: { x: 1, y: 2 }, b: 0 }, { b: 0, a: { y: 2, x: 1 } })).toEqual([]);
    expect(diff({}, {})).toEqual([]);
  });

  test('follows nested objects to the key that differs', () => {
    expect(diff({ a: { b: { c: 1, d: 2 } }, e: 1 }, { a: { b: { c: 9, d: 2 } }, e: 1 })).toStrictEqual([
      changed(['a', 'b', 'c'], 1, 9),
    ]);
    expect(diff({ a: { b: 1 } }, { a: { c: 1 } })).toStrictEqual([removed(['a', 'b'], 1), added(['a', 'c'], 1)]);
  });

  test('lists a key that was added or removed with its whole value', () => {
    const value = { deep: { list: [1, 2] } };
    expect(diff({ a: {} }, { a: { b: value } })).toStrictEqual([added(['a', 'b'], value)]);
    expect(diff({ a: { b: value } }, { a: {} })).toStrictEqual([removed(['a', 'b'], value)]);
    expect(diff({}, { a: {}, b: [] })).toStrictEqual([added(['a'], {}), added(['b'], [])]);
  });

  test('compares arrays index by index, with strings in the path', () => {
    expect(diff({ list: ['a', 'b'] }, { list: ['a', 'c', 'd'] })).toStrictEqual([
      changed(['list', '1'], 'b', 'c'),
      added(['list', '2'], 'd'),
    ]);
    expect(diff({ list: [1, 2, 3] }, { list: [2, 3] })).toStrictEqual([
      changed(['list', '0'], 1, 2),
      changed(['list', '1'], 2, 3),
      removed(['list', '2'], 3),
    ]);
    expect(diff({ rows: [{ id: 1 }, [0]] }, { rows: [{ id: 2 }, [1]] })).toStrictEqual([
      changed(['rows', '0', 'id'], 1, 2),
      changed(['rows', '1', '0'], 0, 1),
    ]);
  });
});

describe('a change of type', () => {
  test.each<[string, unknown, unknown]>([
    ['an object and an array', { 0: 'a' }, ['a']],
    ['an empty array and an empty object', [], {}],
    ['an object and null', { a: 1 }, null],
    ['null and undefined', null, undefined],
    ['a number and a string', 1, '1'],
    ['a value and an array', 'a', ['a']],
    ['an object and a function', {}, () => {}],
    ['a plain object and a class instance', { x: 1 }, new Point()],
    ['false and 0', false, 0],
    ['0 and -0', 0, -0],
  ])('between %s is one change, in both directions', (_name, one, other) => {
    expect(diff({ a: { b: one } }, { a: { b: other } })).toStrictEqual([changed(['a', 'b'], one, other)]);
    expect(diff({ a: { b: other } }, { a: { b: one } })).toStrictEqual([changed(['a', 'b'], other, one)]);
  });
});

describe('values without keys to compare', () => {
  test('NaN is not a change', () => {
    expect(diff({ a: Number.NaN, b: [Number.NaN] }, { a: Number.NaN, b: [Number.NaN] })).toEqual([]);
  });

  test.each<[string, () => unknown]>([
    ['dates', () => new Date(0)],
    ['functions', () => () => 1],
    ['maps', () => new Map([['a', 1]])],
    ['class instances', () => new Point()],
  ])('%s are compared as they are', (_name, make) => {
    const [one, other] = [make(), make()];
    expect(diff({ a: one }, { a: one })).toEqual([]);
    const [change, ...rest] = diff({ a: { b: one } }, { a: { b: other } });
    expect([change?.kind, change?.path, rest]).toEqual(['changed', ['a', 'b'], []]);
    expect(Reflect.get(Object(change), 'before')).toBe(one);
    expect(Reflect.get(Object(change), 'after')).toBe(other);
  });
});

describe('keys', () => {
  test('a key with the value undefined is there', () => {
    expect(diff({ a: undefined }, {})).toStrictEqual([removed(['a'], undefined)]);
    expect(diff({}, { a: undefined })).toStrictEqual([added(['a'], undefined)]);
    expect(diff({ a: undefined }, { a: 1 })).toStrictEqual([changed(['a'], undefined, 1)]);
    expect(diff({ a: undefined }, { a: undefined })).toEqual([]);
  });

  test('a key that objects inherit is one like any other', () => {
    expect(diff({}, { toString: 1 })).toStrictEqual([added(['toString'], 1)]);
    expect(diff({ constructor: Object }, {})).toStrictEqual([removed(['constructor'], Object)]);
    const proto: object = JSON.parse('{ "a": { "__proto__": 1 } }');
    expect(diff({ a: {} }, proto)).toStrictEqual([added(['a', '__proto__'], 1)]);
    expect(diff(proto, { a: {} })).toStrictEqual([removed(['a', '__proto__'], 1)]);
  });

  test('non-enumerable and inherited properties do not count', () => {
    const hiding = Object.defineProperty({ a: 1 }, 'hidden', { value: 2, enumerable: false });
    expect(diff({ o: hiding }, { o: { a: 1 } })).toEqual([]);
    expect(diff({ o: { a: 1 } }, { o: hiding })).toEqual([]);
  });

  test('objects without a prototype are compared key by key', () => {
    const bare = (b: number): object => Object.assign(Object.create(null), { b });
    expect(diff({ a: bare(1) }, { a: { b: 2 } })).toStrictEqual([changed(['a', 'b'], 1, 2)]);
    expect(diff(bare(1), bare(1))).toEqual([]);
  });

  test('keys with dots and empty keys stay apart', () => {
    expect(diff({ 'a.b': 1, a: { b: 1 }, '': { '': 1 } }, { 'a.b': 2, a: { b: 1 }, '': { '': 2 } })).toStrictEqual([
      changed(['', ''], 1, 2),
      changed(['a.b'], 1, 2),
    ]);
  });
});

describe('the list of changes', () => {
  test('holds the values of the input, and no two changes share a path', () => {
    const [old, next] = [{ n: 1 }, [2]];
    const changes = diffObjects({ a: { x: old, y: 1, z: 1 } }, { a: { x: next, y: 2, w: 1 } });
    const [change] = changes.filter(({ path }) => path.at(-1) === 'x');
    expect(Reflect.get(Object(change), 'before')).toBe(old);
    expect(Reflect.get(Object(change), 'after')).toBe(next);
    expect(new Set(changes.map(({ path }) => path)).size).toBe(4);
    expect(changes.every(({ path }) => path.length === 2)).toBe(true);
  });

  test('does not change the input', () => {
    const before = frozen({ a: { b: [1, { c: 2 }] }, d: 1 });
    const after = frozen({ a: { b: [{ c: 2 }, 1] }, e: 1 });
    expect(diffObjects(before, after)).toHaveLength(4);
  });

  test('reaches a value 500 levels deep', () => {
    const deep = (end: number) => {
      let value: object = { end };
      for (let level = 1; level < 499; level += 1) value = level % 2 ? [value] : { a: value };
      return value;
    };
    const [change, ...rest] = diffObjects({ top: deep(1) }, { top: deep(2) });
    expect([change?.kind, change?.path.length, rest]).toEqual(['changed', 500, []]);
  });
});
