import { describe, expect, test } from 'vitest';
import { deepMerge } from './solution';

test('merges nested objects, and later objects win', () => {
  expect(deepMerge({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 9, e: 4 } })).toEqual({ a: 1, b: { c: 9, d: 3, e: 4 } });
  expect(deepMerge({ a: { b: { c: 1 } } }, { a: { b: { d: 2 } } }, { a: { b: { c: 3 } } })).toEqual({
    a: { b: { c: 3, d: 2 } },
  });
});

test('accepts any number of objects, and skips null and undefined', () => {
  expect(deepMerge()).toEqual({});
  expect(deepMerge({ a: 1 })).toEqual({ a: 1 });
  expect(deepMerge(null, { a: 1 }, undefined, { b: 2 })).toEqual({ a: 1, b: 2 });
});

test('replaces arrays as a whole', () => {
  expect(deepMerge({ list: [1, 2, 3] }, { list: [9] })).toEqual({ list: [9] });
  expect(deepMerge({ list: [{ a: 1 }] }, { list: [{ b: 2 }] })).toEqual({ list: [{ b: 2 }] });
  expect(deepMerge({ x: [1] }, { x: { 0: 2 } })).toEqual({ x: { 0: 2 } });
  expect(deepMerge({ x: { 0: 2 } }, { x: [1] })).toEqual({ x: [1] });
});

describe('null and undefined as values', () => {
  test('null replaces', () => {
    expect(deepMerge({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
    expect(deepMerge({ a: null }, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
  });

  test('undefined does not', () => {
    expect(deepMerge({ a: 1, b: { c: 2 } }, { a: undefined, b: { c: undefined } })).toEqual({ a: 1, b: { c: 2 } });
    expect(deepMerge({ a: { b: 1 } }, { a: undefined })).toEqual({ a: { b: 1 } });
  });

  test('other empty values replace', () => {
    expect(deepMerge({ a: 1, b: 1, c: 1 }, { a: 0, b: '', c: false })).toEqual({ a: 0, b: '', c: false });
  });
});

test('replaces an object with a primitive and the other way around', () => {
  expect(deepMerge({ a: { b: 1 } }, { a: 5 })).toEqual({ a: 5 });
  expect(deepMerge({ a: 5 }, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
});

test('keeps instances and functions as they are', () => {
  const date = new Date(5);
  const map = new Map([['a', 1]]);
  const run = () => 1;
  class Point {
    x = 1;
  }
  const point = new Point();
  const merged = deepMerge({ date: { a: 1 }, map: {}, run: {}, point: { y: 2 } }, { date, map, run, point });
  expect([merged.date, merged.map, merged.run, merged.point]).toEqual([date, map, run, point]);
  expect([merged.date === date, merged.map === map, merged.point === point]).toEqual([true, true, true]);
  expect(deepMerge({ date }, { date: { a: 1 } })).toEqual({ date: { a: 1 } });
  expect(Object.keys(point)).toEqual(['x']);
});

test('merges objects without a prototype', () => {
  const bare = Object.assign(Object.create(null), { a: { b: 1 } });
  expect(deepMerge(bare, { a: { c: 2 } })).toEqual({ a: { b: 1, c: 2 } });
});

test('changes no source', () => {
  const defaults = { a: { b: { c: 1 } }, list: [1] };
  const options = { a: { b: { d: 2 } }, list: [2] };
  deepMerge(defaults, options, { a: { b: { c: 7 } } });
  expect(defaults).toEqual({ a: { b: { c: 1 } }, list: [1] });
  expect(options).toEqual({ a: { b: { d: 2 } }, list: [2] });
});

test('shares no plain object and no array with a source', () => {
  const first = { a: { b: { c: 1 } }, rows: [{ n: 1 }] };
  const second = { d: { e: { f: 1 } }, cells: [[1]] };
  const merged = deepMerge(first, second);
  expect(merged).toEqual({ ...first, ...second });
  const parts = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];
  const own = new Set(parts(merged));
  expect([...parts(first), ...parts(second)].filter((part) => own.has(part))).toEqual([]);
});

describe('prototype pollution', () => {
  const attack = (text: string): object => JSON.parse(text);

  test('does not reach Object.prototype, at any depth', () => {
    deepMerge({}, attack('{"__proto__":{"polluted":1}}'));
    deepMerge({ a: {} }, attack('{"a":{"__proto__":{"polluted":1}}}'));
    deepMerge({}, attack('{"constructor":{"prototype":{"polluted":1}}}'));
    const isPolluted = 'polluted' in {};
    Reflect.deleteProperty(Object.prototype, 'polluted');
    expect(isPolluted).toBe(false);
  });

  test('leaves the key __proto__ out, also in what it copies', () => {
    const merged = deepMerge({}, attack('{"__proto__":{"admin":true},"a":{"__proto__":{"admin":true}},"x":1}'));
    expect(Object.keys(merged)).toEqual(['a', 'x']);
    expect('admin' in merged).toBe(false);
    expect('admin' in Object(merged.a)).toBe(false);
  });

  test('treats constructor and toString as ordinary keys', () => {
    const merged = deepMerge({}, attack('{"constructor":{"name":"x"},"toString":{"a":1}}'));
    expect(Object.entries(merged)).toEqual([
      ['constructor', { name: 'x' }],
      ['toString', { a: 1 }],
    ]);
  });
});

test('does not copy inherited keys', () => {
  const child: object = Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } });
  expect(Object.keys(deepMerge(child))).toEqual(['own']);
});
