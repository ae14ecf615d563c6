import { describe, expect, test } from 'vitest';
import { flattenObject, unflattenObject } from './solution';

/** Freezes nested data, so that writing to it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

class Point {
  x = 1;
}

/** Data with every key that is hard to tell from a path. */
const awkward = {
  '': { '': 1, a: { '': 2 } },
  'a.b': { c: 1 },
  a: { 'b.c': 2, b: { c: 3 } },
  'list[0]': 'not an index',
  list: ['an index', ['nested', ['deeper']], [], {}],
  numbers: { 0: 'zero', 1: 'one' },
  'back\\slash': { '\\': 1, '\\.': 2, 'end\\': { next: 3 } },
  ']': { '[': 1, '[0]': 2 },
  'line\nbreak': { 'ü😀': true },
  nothing: { null: null, undefined: undefined, zero: 0, empty: '', object: {}, array: [] },
};

describe('flattenObject', () => {
  test('joins keys by dots', () => {
    expect(flattenObject({ a: { b: { c: 1 }, d: 'two' }, e: true })).toEqual({ 'a.b.c': 1, 'a.d': 'two', e: true });
  });

  test('puts indexes in brackets, also one after another', () => {
    expect(flattenObject({ users: [{ name: 'Ada' }], grid: [[1, 2], [3]] })).toEqual({
      'users[0].name': 'Ada',
      'grid[0][0]': 1,
      'grid[0][1]': 2,
      'grid[1][0]': 3,
    });
  });

  test('keeps empty objects and arrays as values, and gives an empty object for one', () => {
    expect(flattenObject({ a: {}, b: { c: [] }, d: [{}] })).toEqual({ a: {}, 'b.c': [], 'd[0]': {} });
    expect(flattenObject({})).toEqual({});
  });

  test('escapes dots, brackets and backslashes in keys', () => {
    expect(flattenObject({ 'a.b': { 'c[0]': 1 }, 'x\\': { y: 2 } })).toEqual({ 'a\\.b.c\\[0\\]': 1, 'x\\\\.y': 2 });
  });

  test('has a path for the empty key, at each level', () => {
    expect(flattenObject({ '': { a: 1, '': 2 }, b: { '': 3 } })).toEqual({ '.a': 1, '.': 2, 'b.': 3 });
  });

  test('keeps null and undefined, each with its key', () => {
    const flat = flattenObject({ a: { b: null, c: undefined } });
    expect(Object.keys(flat).sort()).toEqual(['a.b', 'a.c']);
    expect(flat['a.b']).toBeNull();
    expect(flat['a.c']).toBeUndefined();
  });

  test.each([
    ['a date', new Date(0)],
    ['a function', () => 1],
    ['a map', new Map([['a', 1]])],
    ['a class instance', new Point()],
    ['a regular expression', /a/],
  ])('keeps %s as it is', (_name, value) => {
    const flat = flattenObject({ a: [value] });
    expect(Object.keys(flat)).toEqual(['a[0]']);
    expect(flat['a[0]']).toBe(value);
  });

  test('treats an object without a prototype as a plain one', () => {
    const bare = Object.assign(Object.create(null), { b: 1 });
    expect(flattenObject({ a: bare })).toEqual({ 'a.b': 1 });
    expect(flattenObject(bare)).toEqual({ b: 1 });
  });

  test('has only own, enumerable keys', () => {
    const value = Object.defineProperty({ own: 1 }, 'hidden', { value: 2, enumerable: false });
    Object.defineProperty(Object.prototype, 'inherited', {
      value: 3,
      writable: true,
      enumerable: true,
      configurable: true,
    });
    try {
      expect(Object.keys(flattenObject({ a: value }))).toEqual(['a.own']);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'inherited');
    }
  });

  test('does not change its input', () => {
    const value = frozen({ a: { b: [1, {}] } });
    expect(flattenObject(value)).toEqual({ 'a.b[0]': 1, 'a.b[1]': {} });
    expect(value).toEqual({ a: { b: [1, {}] } });
  });
});

describe('unflattenObject', () => {
  test('makes objects of keys and arrays of brackets', () => {
    const nested = unflattenObject({ 'a.b.c': 1, 'users[0].name': 'Ada', 'grid[0][1]': 2, 'grid[0][0]': 1 });
    expect(nested).toEqual({ a: { b: { c: 1 } }, users: [{ name: 'Ada' }], grid: [[1, 2]] });
    expect(Array.isArray(nested.users)).toBe(true);
  });

  test('makes an object of keys that look like numbers', () => {
    const { a } = unflattenObject({ 'a.0': 'x', 'a.1': 'y' });
    expect(Array.isArray(a)).toBe(false);
    expect(a).toEqual({ 0: 'x', 1: 'y' });
  });

  test('accepts the indexes of an array in any order, of one and more digits', () => {
    const entries = Array.from({ length: 12 }, (_, index) => [`list[${index}]`, index] as const);
    expect(unflattenObject(Object.fromEntries(entries.toReversed()))).toEqual({
      list: entries.map(([, index]) => index),
    });
  });

  test('reads escaped keys', () => {
    expect(unflattenObject({ 'a\\.b.c\\[0\\]': 1, 'x\\\\.y': 2 })).toEqual({ 'a.b': { 'c[0]': 1 }, 'x\\': { y: 2 } });
  });

  test.each([
    ['through a value', { a: 1, 'a.b': 2 }],
    ['through null', { a: null, 'a.b': 2 }],
    ['through an empty object that is a value', { a: {}, 'a.b': 2 }],
    ['to an array and to an object', { 'a[0]': 1, 'a.b': 2 }],
    ['to the length of an array', { 'a[0]': 1, 'a.length': 5 }],
  ])('throws for paths that lead %s, in both orders', (_name, flat) => {
    expect(() => unflattenObject(flat)).toThrow(TypeError);
    expect(() => unflattenObject(Object.fromEntries(Object.entries(flat).toReversed()))).toThrow(TypeError);
  });

  test('does not change its input, nor the objects in it', () => {
    const flat = frozen({ 'a.b': {}, 'a.c[0]': [] });
    expect(unflattenObject(flat)).toEqual({ a: { b: {}, c: [[]] } });
    const empty = {};
    expect(() => unflattenObject({ a: empty, 'a.b': 1 })).toThrow(TypeError);
    expect(empty).toEqual({});
  });

  test('follows no inherited keys', () => {
    expect(unflattenObject({ 'toString.a': 1, 'constructor.prototype.polluted': 2 })).toEqual({
      toString: { a: 1 },
      constructor: { prototype: { polluted: 2 } },
    });
    expect(Reflect.has({}, 'polluted')).toBe(false);
  });
});

describe('there and back', () => {
  test('gives the same data, whatever the keys are', () => {
    const value = frozen(structuredClone(awkward));
    const back = unflattenObject(flattenObject(value));
    expect(back).toEqual(awkward);
    expect(flattenObject(back)).toStrictEqual(flattenObject(value));
    expect(Array.isArray(back.numbers)).toBe(false);
    expect(Object.keys(Object(back.nothing))).toContain('undefined');
  });

  test('gives the same data for deep nesting', () => {
    const deep = (levels: number): object =>
      levels === 0 ? { end: 1 } : levels % 2 ? { a: deep(levels - 1) } : { a: [deep(levels - 1)] };
    expect(unflattenObject(flattenObject(deep(330)))).toEqual(deep(330));
  });

  test('throws for the key __proto__, and changes no prototype', () => {
    expect(() => flattenObject(JSON.parse('{ "a": { "__proto__": { "polluted": 1 } } }'))).toThrow(TypeError);
    expect(() => unflattenObject({ '__proto__.polluted': 1 })).toThrow(TypeError);
    expect(() => unflattenObject({ 'a.__proto__.polluted': 1 })).toThrow(TypeError);
    expect(() => unflattenObject({ 'a.__proto__': { polluted: 1 } })).toThrow(TypeError);
    expect(Reflect.has({}, 'polluted')).toBe(false);
  });
});
