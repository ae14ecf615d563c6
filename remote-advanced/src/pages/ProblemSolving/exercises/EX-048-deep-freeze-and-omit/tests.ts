import { describe, expect, test, vi } from 'vitest';
import { deepFreeze, deepOmit } from './solution';

class Point {
  x = { n: 1 };
  move() {}
}

describe('deepFreeze', () => {
  test('freezes nested objects and arrays, and returns the value', () => {
    const value = { a: { b: [1, { c: 2 }] }, d: [] };
    expect(deepFreeze(value)).toBe(value);
    const parts = [value, value.a, value.a.b, value.a.b[1], value.d];
    expect(parts.map((part) => Object.isFrozen(part))).toEqual(parts.map(() => true));
    expect(value).toEqual({ a: { b: [1, { c: 2 }] }, d: [] });
  });

  test('returns primitives as they are', () => {
    for (const value of [1, 'a', null, undefined, true, 10n, Symbol.iterator, Number.NaN])
      expect(deepFreeze(value)).toBe(value);
  });

  test('freezes functions and what their properties lead to', () => {
    const run = Object.assign(() => 1, { options: { depth: 1 } });
    const value = { run };
    deepFreeze(value);
    expect([Object.isFrozen(run), Object.isFrozen(run.options)]).toEqual([true, true]);
    const alone = Object.assign(() => 1, { list: [1] });
    expect(deepFreeze(alone)).toBe(alone);
    expect(Object.isFrozen(alone.list)).toBe(true);
  });

  test('follows cycles', () => {
    const value: { self?: unknown; list: unknown[]; next: { back?: unknown } } = { list: [], next: {} };
    value.self = value;
    value.list.push(value.list, value);
    value.next.back = value;
    expect(deepFreeze(value)).toBe(value);
    expect([value, value.list, value.next].every((part) => Object.isFrozen(part))).toBe(true);
  });

  test('goes on below an object that is frozen already', () => {
    const value = { frozen: Object.freeze({ inner: { n: 1 } }), list: Object.freeze([{ n: 1 }]) };
    deepFreeze(value);
    expect([Object.isFrozen(value.frozen.inner), Object.isFrozen(value.list[0])]).toEqual([true, true]);
    const outer = Object.freeze({ inner: { deep: {} } });
    expect(Object.isFrozen(deepFreeze(outer).inner.deep)).toBe(true);
  });

  test('goes on below objects that are sealed', () => {
    const value = Object.seal({ inner: Object.preventExtensions({ n: 1 }) });
    deepFreeze(value);
    expect([Object.isFrozen(value), Object.isFrozen(value.inner)]).toEqual([true, true]);
  });

  test('follows symbols and non-enumerable properties', () => {
    const symbol = Symbol('symbol');
    const hidden = { n: 1 };
    const value = Object.defineProperty({ [symbol]: { n: 1 } }, 'hidden', { value: hidden, enumerable: false });
    deepFreeze(value);
    expect([Object.isFrozen(value[symbol]), Object.isFrozen(hidden)]).toEqual([true, true]);
    const deep = { n: 1 };
    deepFreeze({ a: Object.defineProperty({}, symbol, { value: deep, enumerable: false }) });
    expect(Object.isFrozen(deep)).toBe(true);
  });

  test('calls no getter', () => {
    const get = vi.fn(() => ({}));
    deepFreeze({ inner: Object.defineProperty({}, 'value', { get, enumerable: true }) });
    expect(get).not.toHaveBeenCalled();
  });

  test('freezes an instance with its fields, but not its prototype', () => {
    const point = deepFreeze(new Point());
    expect([Object.isFrozen(point), Object.isFrozen(point.x)]).toEqual([true, true]);
    expect([Object.isFrozen(Point.prototype), Object.isFrozen(Point)]).toEqual([false, false]);
    expect(Object.isFrozen(Object.prototype)).toBe(false);
  });

  test('freezes an object without a prototype', () => {
    const bare: { inner: object } = Object.assign(Object.create(null), { inner: {} });
    expect(Object.isFrozen(deepFreeze(bare).inner)).toBe(true);
  });
});

describe('deepOmit', () => {
  test('leaves keys out at every depth, in objects and in arrays', () => {
    const value = {
      id: 1,
      secret: 'a',
      list: [{ secret: 'b', id: 2 }, [{ secret: 'c' }]],
      more: { deep: { secret: 1 } },
    };
    expect(deepOmit(value, ['secret'])).toStrictEqual({ id: 1, list: [{ id: 2 }, [{}]], more: { deep: {} } });
  });

  test('leaves out several keys, with whatever they hold', () => {
    const value = { a: { b: 1 }, c: [1], d: { a: null, c: undefined, e: 0 } };
    expect(deepOmit(value, ['a', 'c'])).toStrictEqual({ d: { e: 0 } });
    expect(deepOmit({ a: 1 }, ['a'])).toStrictEqual({});
  });

  test('keeps values that are undefined, null or empty', () => {
    const value = { a: undefined, b: null, c: '', d: {}, e: [], f: [undefined, null, {}] };
    expect(deepOmit(value, ['x'])).toStrictEqual(value);
  });

  test('keeps all elements of an array, even if their indexes are named', () => {
    expect(deepOmit({ list: ['a', 'b'], 0: 'c' }, ['0', 'length'])).toStrictEqual({ list: ['a', 'b'] });
    expect(Array.isArray(deepOmit([1, 2], ['0']))).toBe(true);
  });

  test('copies every plain object and array, also where nothing is left out', () => {
    const value = { a: { b: [{}] } };
    const copy = deepOmit(value, []) as typeof value;
    expect(copy).toStrictEqual(value);
    const pairs = [
      [copy, value],
      [copy.a, value.a],
      [copy.a.b, value.a.b],
      [copy.a.b[0], value.a.b[0]],
    ];
    expect(pairs.map(([one, other]) => one === other)).toEqual(pairs.map(() => false));
  });

  test.each([
    ['a function', Object.assign(() => 1, { secret: 1 })],
    ['a date', Object.assign(new Date(0), { secret: 1 })],
    ['a map', new Map([['secret', 1]])],
    ['a class instance', Object.assign(new Point(), { secret: 1 })],
  ])('keeps %s as it is', (_name, value) => {
    expect((deepOmit({ a: [value] }, ['secret']) as { a: unknown[] }).a[0]).toBe(value);
    expect(deepOmit(value, ['secret'])).toBe(value);
  });

  test('returns primitives as they are', () => {
    for (const value of ['secret', 0, null, undefined, false]) expect(deepOmit(value, ['secret'])).toBe(value);
  });

  test('copies cycles, and copies an object once that occurs twice', () => {
    const shared = { secret: 1, n: 1 };
    const value: { self?: unknown; one: object; two: object[] } = { one: shared, two: [shared] };
    value.self = value;
    const copy = deepOmit(value, ['secret']) as typeof value;
    expect(copy.self).toBe(copy);
    expect(copy).not.toBe(value);
    expect(copy.one).toStrictEqual({ n: 1 });
    expect(copy.two[0]).toBe(copy.one);
    const list: unknown[] = [];
    list.push(list);
    const [first] = deepOmit(list, []) as unknown[];
    expect(Array.isArray(first)).toBe(true);
    expect(first).not.toBe(list);
  });

  test('does not change its input, which may be frozen, and returns what can be changed', () => {
    const value = { a: { secret: 1, b: [{ secret: 2 }] } };
    deepOmit(value, ['secret']);
    expect(value).toEqual({ a: { secret: 1, b: [{ secret: 2 }] } });
    const frozen = Object.freeze({ a: Object.freeze([Object.freeze({ secret: 1, n: 1 })]) });
    const copy = deepOmit(frozen, Object.freeze(['secret'])) as { a: object[] };
    expect(copy).toStrictEqual({ a: [{ n: 1 }] });
    expect([copy, copy.a, copy.a[0]].some((part) => Object.isFrozen(part))).toBe(false);
  });

  test('goes through objects without a prototype, and through own, enumerable keys only', () => {
    const bare = Object.assign(Object.create(null), { secret: 1, n: 1 });
    expect(deepOmit({ a: bare }, ['secret'])).toStrictEqual({ a: { n: 1 } });
    const hiding = Object.defineProperty({ n: 1 }, 'hidden', { value: 2, enumerable: false });
    expect(Reflect.ownKeys(Object(deepOmit(hiding, [])))).toEqual(['n']);
  });

  test('always leaves out the key __proto__, and keeps others that objects inherit', () => {
    const copy = deepOmit(JSON.parse('{ "a": { "__proto__": { "polluted": 1 }, "toString": 1 } }'), []);
    const { a } = copy as { a: object };
    expect(Reflect.ownKeys(a)).toEqual(['toString']);
    expect(Reflect.has(a, 'polluted')).toBe(false);
    expect(Reflect.has({}, 'polluted')).toBe(false);
  });
});
