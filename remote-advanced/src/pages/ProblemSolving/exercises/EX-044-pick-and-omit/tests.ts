import { describe, expect, test } from 'vitest';
import { omit, pick } from './solution';

const id = Symbol('id');
const secret = Symbol('secret');

interface Settings {
  theme?: string | undefined;
  size?: number;
}

class Point {
  x = 1;
  y = 2;
  get sum() {
    return this.x + this.y;
  }
  move() {
    this.x += 1;
  }
}

/** An object with a property that no loop finds. */
const withHidden = (): { shown: number; hidden: number } =>
  Object.defineProperty({ shown: 1, hidden: 0 }, 'hidden', { value: 2, enumerable: false });

/** An object with an own key `__proto__`. */
const withProto = (): { a: number; __proto__: { b: number } } => JSON.parse('{ "a": 1, "__proto__": { "b": 2 } }');

/** All own properties, in an order that does not depend on the way they were added. */
function properties(o: object): [string, unknown][] {
  const entries = Reflect.ownKeys(o).map((key): [string, unknown] => [String(key), Reflect.get(o, key)]);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Whether an object is plain. */
const isPlain = (o: object) => [Object.prototype, null].includes(Object.getPrototypeOf(o));

describe('pick', () => {
  test('returns the properties that the list names', () => {
    expect(properties(pick({ a: 1, b: 2, c: 3 }, ['a', 'c']))).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
  });

  test('gives an object without properties for an empty list or object', () => {
    expect(properties(pick({ a: 1 }, []))).toEqual([]);
    expect(properties(pick<Settings, 'theme'>({}, ['theme']))).toEqual([]);
  });

  test('leaves out a key that the object does not have', () => {
    expect(properties(pick<Settings, keyof Settings>({ size: 14 }, ['theme', 'size']))).toEqual([['size', 14]]);
  });

  test('keeps a property whose value is undefined, null, 0 or empty', () => {
    const o = { a: undefined, b: null, c: 0, d: '' };
    expect(properties(pick(o, ['a', 'b', 'c', 'd']))).toEqual(properties(o));
  });

  test('leaves out what is inherited', () => {
    expect(properties(pick(new Point(), ['x', 'move', 'sum']))).toEqual([['x', 1]]);
    expect(properties(pick<{ a: number; toString(): string }, 'a' | 'toString'>({ a: 1 }, ['a', 'toString']))).toEqual([
      ['a', 1],
    ]);
    const child: { base: number; own?: number } = Object.create({ base: 1 });
    child.own = 2;
    expect(properties(pick(child, ['base', 'own']))).toEqual([['own', 2]]);
  });

  test('leaves out non-enumerable properties', () => {
    expect(properties(pick(withHidden(), ['shown', 'hidden']))).toEqual([['shown', 1]]);
  });

  test('accepts symbols and numbers as keys', () => {
    const o = { [id]: 7, [secret]: 8, 1: 'one', 2: 'two' };
    expect(properties(pick(o, [id, 1]))).toEqual([
      ['1', 'one'],
      ['Symbol(id)', 7],
    ]);
  });

  test('accepts a key twice', () => {
    expect(properties(pick({ a: 1, b: 2 }, ['b', 'b']))).toEqual([['b', 2]]);
  });
});

describe('omit', () => {
  test('returns all properties except those that the list names', () => {
    expect(properties(omit({ a: 1, b: undefined, c: null }, ['a']))).toEqual([
      ['b', undefined],
      ['c', null],
    ]);
  });

  test('returns all for an empty list, and none for a list of all', () => {
    expect(properties(omit({ a: 1, b: 2 }, []))).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(properties(omit({ a: 1, b: 2 }, ['b', 'a', 'b']))).toEqual([]);
  });

  test('ignores a key that the object does not have', () => {
    expect(properties(omit<Settings, 'theme'>({ size: 14 }, ['theme']))).toEqual([['size', 14]]);
  });

  test('leaves out what is inherited, and non-enumerable properties', () => {
    expect(properties(omit(new Point(), ['x']))).toEqual([['y', 2]]);
    expect(properties(omit(Object.assign(Object.create({ base: 1 }), { own: 2 }), []))).toEqual([['own', 2]]);
    expect(properties(omit(withHidden(), []))).toEqual([['shown', 1]]);
  });

  test('keeps symbols that are not in the list', () => {
    expect(properties(omit({ [id]: 7, [secret]: 8, a: 1 }, [secret]))).toEqual([
      ['Symbol(id)', 7],
      ['a', 1],
    ]);
  });

  test('leaves out symbols that are not enumerable', () => {
    const o: object = Object.defineProperty({ a: 1 }, secret, { value: 2, enumerable: false });
    expect(properties(omit(o, []))).toEqual([['a', 1]]);
  });

  test('treats a number in the list as the string with its digits', () => {
    expect(properties(omit({ 1: 'one', 2: 'two', a: 'b' }, [2]))).toEqual([
      ['1', 'one'],
      ['a', 'b'],
    ]);
  });
});

describe('both', () => {
  test('change neither the object nor the list', () => {
    const o = Object.freeze({ a: { n: 1 }, b: 2 });
    const keys = Object.freeze(['a'] as const);
    expect(properties(pick(o, keys))).toEqual([['a', { n: 1 }]]);
    expect(properties(omit(o, keys))).toEqual([['b', 2]]);
    const open = { a: 1, b: 2 };
    expect(pick(open, ['a'])).not.toBe(open);
    expect(omit(open, ['a'])).not.toBe(open);
    expect(omit(open, [])).not.toBe(open);
    expect(open).toEqual({ a: 1, b: 2 });
  });

  test('share nested values with the object', () => {
    const o = { list: [1], user: { name: 'Ada' } };
    expect(pick(o, ['user']).user).toBe(o.user);
    expect(omit(o, ['user']).list).toBe(o.list);
  });

  test('work on an object without a prototype', () => {
    const bare: { a: number; b: number } = Object.assign(Object.create(null), { a: 1, b: 2 });
    expect(properties(pick(bare, ['a']))).toEqual([['a', 1]]);
    expect(properties(omit(bare, ['a']))).toEqual([['b', 2]]);
  });

  test('give a plain object, also for an instance of a class', () => {
    expect(isPlain(pick(new Point(), ['x']))).toBe(true);
    expect(isPlain(omit(new Point(), ['x']))).toBe(true);
  });

  test('treat the key __proto__ like any other', () => {
    for (const result of [pick(withProto(), ['__proto__']), omit(withProto(), ['a'])]) {
      expect(Object.keys(result)).toEqual(['__proto__']);
      expect(isPlain(result)).toBe(true);
    }
    expect(properties(omit(withProto(), ['__proto__']))).toEqual([['a', 1]]);
    expect(properties(pick<{ __proto__?: object }, '__proto__'>({}, ['__proto__']))).toEqual([]);
  });
});
