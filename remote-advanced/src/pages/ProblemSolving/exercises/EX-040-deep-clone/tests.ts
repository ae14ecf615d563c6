import { describe, expect, test, vi } from 'vitest';
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

  test('clones an object once that is used twice', () => {
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

  test('clones regular expressions with flags and lastIndex', () => {
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

  test('copies symbol keys and non-enumerable properties', () => {
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

  test('keeps the class of an array of a subclass', () => {
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

describe('instances with more than their content', () => {
  test.each([
    ['a date', new Date(5)],
    ['a regular expression', /a/g],
    ['a map', new Map([[1, 2]])],
    ['a set', new Set([1])],
    ['an array', [1]],
  ])('%s keeps its own properties', (_, source) => {
    const label = { text: 'x' };
    const copy = deepClone(Object.assign(source, { label }));
    expect(copy.label).toEqual({ text: 'x' });
    expect(copy.label).not.toBe(label);
  });

  test('subclasses of Date, Map and Set stay what they are', () => {
    class Day extends Date {}
    class Registry extends Map<string, number> {}
    class Tags extends Set<string> {}
    expect(deepClone(new Day(7))).toBeInstanceOf(Day);
    expect(deepClone(new Day(7)).getTime()).toBe(7);
    const registry = deepClone(new Registry([['a', 1]]));
    expect([registry instanceof Registry, registry.get('a')]).toEqual([true, 1]);
    const tags = deepClone(new Tags(['ui']));
    expect([tags instanceof Tags, tags.has('ui')]).toEqual([true, true]);
  });

  test('a subclass with its own set and add is copied without them', () => {
    class Prices extends Map<string, number> {
      override set(key: string, value: number): this {
        return super.set(key, value * 2);
      }
    }
    class Names extends Set<string> {
      override add(name: string): this {
        return super.add(`${name}!`);
      }
    }
    const prices = new Prices().set('tea', 2);
    const names = new Names().add('Ada');
    expect(deepClone(prices).get('tea')).toBe(4);
    expect([...deepClone(names)]).toEqual(['Ada!']);
  });

  test('a subclass with its own getTime or flags is copied without them', () => {
    const own = vi.fn();
    class Day extends Date {
      override getTime(): number {
        own();
        return 0;
      }
    }
    class Pattern extends RegExp {
      override get flags(): string {
        own();
        return 'i';
      }
    }
    expect(deepClone(new Day(7)).valueOf()).toBe(7);
    expect(deepClone(new Pattern('a', 'g')).global).toBe(true);
    expect(own).not.toHaveBeenCalled();
  });

  test('no constructor of a subclass runs', () => {
    const built = vi.fn();
    class Day extends Date {
      constructor(time: number) {
        super(time);
        built();
      }
    }
    class Pattern extends RegExp {
      constructor(source: string) {
        super(source);
        built();
      }
    }
    class Registry extends Map<string, number> {
      constructor() {
        super();
        built();
      }
    }
    class Tags extends Set<string> {
      constructor() {
        super();
        built();
      }
    }
    const sources = [new Day(7), new Pattern('a'), new Registry().set('a', 1), new Tags().add('ui')];
    built.mockClear();
    const copies = sources.map((source) => deepClone(source));
    expect(built).not.toHaveBeenCalled();
    for (const [index, kind] of [Day, Pattern, Registry, Tags].entries()) expect(copies[index]).toBeInstanceOf(kind);
  });

  test('no iterator, entries, values or forEach of a subclass runs', () => {
    const own = () => {
      throw new Error('called');
    };
    const methods = { [Symbol.iterator]: own, entries: own, values: own, keys: own, forEach: own };
    class Registry extends Map<string, number> {}
    class Tags extends Set<string> {}
    Object.assign(Registry.prototype, methods);
    Object.assign(Tags.prototype, methods);
    const registry = deepClone(new Registry().set('a', 1));
    expect([registry.size, registry.get('a')]).toEqual([1, 1]);
    const tags = deepClone(new Tags().add('ui'));
    expect([tags.size, tags.has('ui')]).toEqual([1, true]);
  });
});

test('copies setters, non-enumerable symbols and read-only properties as they are', () => {
  const id = Symbol('id');
  const set = vi.fn();
  const source = Object.defineProperties({}, { value: { set, enumerable: true }, [id]: { value: 7 } });
  const copy = deepClone(source);
  expect(Object.getOwnPropertyDescriptor(copy, 'value')).toMatchObject({ set, enumerable: true });
  expect(Object.getOwnPropertyDescriptor(copy, id)).toEqual({
    value: 7,
    enumerable: false,
    writable: false,
    configurable: false,
  });
  expect(set).not.toHaveBeenCalled();
});

test('does not call a getter', () => {
  const get = vi.fn(() => 1);
  deepClone(Object.defineProperty({}, 'value', { get, enumerable: true }));
  expect(get).not.toHaveBeenCalled();
});
