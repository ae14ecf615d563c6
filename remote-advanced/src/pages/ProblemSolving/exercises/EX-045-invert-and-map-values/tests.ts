import { describe, expect, test, vi } from 'vitest';
import { invert, mapKeys, mapValues, type Table } from './solution';

/** Keys that objects inherit, as own ones. */
const awkward = (): Table<number> => JSON.parse('{ "constructor": 1, "__proto__": 2, "toString": 3, "": 4 }');

/** The properties of an object, for a comparison that ignores their order. */
const table = (o: object) => new Map<string, unknown>(Object.entries(o));

/** An object that inherits a property, hides one, and has a symbol. */
function withMore(): Table<number> {
  const o: Record<string, number> = Object.create({ inherited: 1 });
  o.own = 2;
  Object.defineProperty(o, 'hidden', { value: 3, enumerable: false });
  return Object.assign(o, { [Symbol('symbol')]: 4 });
}

describe('invert', () => {
  test('swaps keys and values', () => {
    expect(table(invert({ a: 'x', b: 'y' }))).toEqual(
      new Map<string, unknown>([
        ['x', 'a'],
        ['y', 'b'],
      ]),
    );
  });

  test('makes keys of numbers, and leaves keys strings', () => {
    expect(table(invert({ ok: 200, low: -1, half: 0.5, 7: 'seven' }))).toEqual(
      new Map<string, unknown>([
        ['200', 'ok'],
        ['seven', '7'],
        ['-1', 'low'],
        ['0.5', 'half'],
      ]),
    );
  });

  test('lets the later key win when two have the same value', () => {
    expect(table(invert({ a: 'x', b: 'y', c: 'x' }))).toEqual(
      new Map<string, unknown>([
        ['x', 'c'],
        ['y', 'b'],
      ]),
    );
    expect(table(invert({ a: '1', b: 1 }))).toEqual(new Map<string, unknown>([['1', 'b']]));
  });

  test('goes through keys in the order of Object.keys, in which whole numbers come first', () => {
    expect(table(invert({ b: 'same', 10: 'same', 9: 'same' }))).toEqual(new Map<string, unknown>([['same', 'b']]));
    expect(table(invert({ b: 'same', a: 'same', 10: 'other', 9: 'other' }))).toEqual(
      new Map([
        ['same', 'a'],
        ['other', '10'],
      ]),
    );
    expect(mapKeys({ b: 1, a: 2 }, () => 'same').same).toBe(2);
  });

  test('keeps 0 and the empty string as keys', () => {
    expect(table(invert({ zero: 0, empty: '' }))).toEqual(
      new Map<string, unknown>([
        ['0', 'zero'],
        ['', 'empty'],
      ]),
    );
  });

  test('accepts values that are names of inherited properties', () => {
    expect(table(invert({ a: 'constructor', b: '__proto__', c: 'toString' }))).toEqual(
      new Map<string, unknown>([
        ['constructor', 'a'],
        ['__proto__', 'b'],
        ['toString', 'c'],
      ]),
    );
  });

  test('goes back to the same object when no value occurs twice', () => {
    const o = { a: 'x', b: 'y', '': 'z' };
    expect(table(invert(invert(o)))).toEqual(table(o));
  });
});

describe('mapValues', () => {
  test('gives each key the value that the function returns', () => {
    expect(table(mapValues({ a: 1, b: 2 }, (value) => value * 10))).toEqual(
      new Map<string, unknown>([
        ['a', 10],
        ['b', 20],
      ]),
    );
  });

  test('keeps a key whose value becomes undefined, null or false', () => {
    const values = [undefined, null, false, 0, ''];
    const o = Object.fromEntries(values.map((value, index) => [`key${index}`, value]));
    expect(table(mapValues({ ...o }, (value) => value))).toEqual(table(o));
  });

  test('keeps the key __proto__ and all others that objects inherit', () => {
    expect(table(mapValues(awkward(), (value) => value + 1))).toEqual(
      new Map<string, unknown>([
        ['constructor', 2],
        ['__proto__', 3],
        ['toString', 4],
        ['', 5],
      ]),
    );
  });

  test('stores what the function returns, not a copy', () => {
    const made = { n: 1 };
    expect(mapValues({ a: 1 }, () => made).a).toBe(made);
  });
});

describe('mapKeys', () => {
  test('puts each value under the key that the function returns', () => {
    expect(table(mapKeys({ a: 1, b: 2 }, (value, key) => `${key}${value}`))).toEqual(
      new Map<string, unknown>([
        ['a1', 1],
        ['b2', 2],
      ]),
    );
  });

  test('lets the later value win when a key is returned again', () => {
    const o = { first: 1, Second: 2, FIRST: 3, zero: 0, ZERO: undefined };
    expect(table(mapKeys<number | undefined>(o, (_value, key) => key.toLowerCase()))).toEqual(
      new Map<string, unknown>([
        ['first', 3],
        ['second', 2],
        ['zero', undefined],
      ]),
    );
  });

  test('accepts numbers and the empty string as keys', () => {
    expect(table(mapKeys({ a: 1, b: 2 }, (value) => (value === 1 ? 0 : '')))).toEqual(
      new Map<string, unknown>([
        ['0', 1],
        ['', 2],
      ]),
    );
  });

  test('accepts names of inherited properties, before and after', () => {
    expect(table(mapKeys(awkward(), (_value, key) => key))).toEqual(table(awkward()));
    expect(table(mapKeys({ a: 1, b: 2 }, (value) => (value === 1 ? '__proto__' : 'valueOf')))).toEqual(
      new Map<string, unknown>([
        ['__proto__', 1],
        ['valueOf', 2],
      ]),
    );
  });

  test('keeps the values themselves', () => {
    const user = { name: 'Ada' };
    expect(mapKeys({ a: user }, () => 'b').b).toBe(user);
  });
});

describe('each of them', () => {
  const ways: [string, (o: Table<number>) => object][] = [
    ['invert', invert],
    ['mapValues', (o) => mapValues(o, String)],
    ['mapKeys', (o) => mapKeys(o, (_value, key) => `${key}!`)],
  ];

  test.each(ways)('%s gives an object without properties for one', (_, use) => {
    expect(Reflect.ownKeys(use({}))).toEqual([]);
  });

  test.each(ways)('%s uses only own, enumerable string keys', (_, use) => {
    expect(Object.keys(use(withMore()))).toHaveLength(1);
    expect(Object.values(use(Object.assign(Object.create(null), { a: 1 })))).toHaveLength(1);
  });

  test.each(ways)('%s leaves its input as it is', (_, use) => {
    const o = { a: 1, b: 2 };
    expect(use(Object.freeze(o))).not.toBe(o);
    const open = { a: 1, b: 2 };
    use(open);
    expect(open).toEqual({ a: 1, b: 2 });
  });

  test.each<[string, (o: Table<number>, f: (value: number, key: string) => string) => object]>([
    ['mapValues', mapValues],
    ['mapKeys', mapKeys],
  ])('%s calls the function once for each property, with value and key, in order', (_, use) => {
    const f = vi.fn((value: number, key: string) => `${key}${value}`);
    use({ b: 1, 2: 2, a: 3 }, f);
    expect(f.mock.calls.map(([value, key]) => [value, key])).toEqual([
      [2, '2'],
      [1, 'b'],
      [3, 'a'],
    ]);
  });
});
