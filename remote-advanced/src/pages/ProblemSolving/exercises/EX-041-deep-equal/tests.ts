import { describe, expect, test } from 'vitest';
import { deepEqual } from './solution';

describe('deepEqual', () => {
  test('compares primitives', () => {
    expect(deepEqual(1, 1)).toBe(true);
    expect(deepEqual('a', 'b')).toBe(false);
    expect(deepEqual(1, '1')).toBe(false);
    expect(deepEqual(null, undefined)).toBe(false);
    expect(deepEqual(null, {})).toBe(false);
    expect(deepEqual({}, null)).toBe(false);
  });

  test('treats NaN as equal to itself', () => {
    expect(deepEqual(Number.NaN, Number.NaN)).toBe(true);
    expect(deepEqual({ a: Number.NaN }, { a: Number.NaN })).toBe(true);
  });

  test('tells 0 from -0', () => {
    expect(deepEqual(0, -0)).toBe(false);
    expect(deepEqual([0], [-0])).toBe(false);
  });

  test('compares nested objects and arrays', () => {
    expect(deepEqual({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
    expect(deepEqual({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false);
  });

  test('ignores the order of keys, but not of elements', () => {
    expect(deepEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(deepEqual([1, 2], [2, 1])).toBe(false);
  });

  test('finds keys that one side lacks', () => {
    expect(deepEqual({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(deepEqual({ a: 1, b: undefined }, { a: 1 })).toBe(false);
    expect(deepEqual({ a: undefined }, { b: undefined })).toBe(false);
  });

  test('counts own keys only', () => {
    expect(deepEqual({ toString: Object.prototype.toString }, { other: 1 })).toBe(false);
  });

  test('compares symbol keys and ignores non-enumerable ones', () => {
    const id = Symbol('id');
    expect(deepEqual({ [id]: 1 }, { [id]: 1 })).toBe(true);
    expect(deepEqual({ [id]: 1 }, { [id]: 2 })).toBe(false);
    expect(deepEqual(Object.defineProperty({}, 'x', { value: 1 }), {})).toBe(true);
  });

  test('compares prototypes', () => {
    class Point {
      x = 1;
    }
    expect(deepEqual(new Point(), new Point())).toBe(true);
    expect(deepEqual(new Point(), { x: 1 })).toBe(false);
    expect(deepEqual([], {})).toBe(false);
    expect(deepEqual(Object.create(null), {})).toBe(false);
    expect(deepEqual(Object.create({}), {})).toBe(false);
  });

  test('tells a hole from undefined, and lengths apart', () => {
    expect(deepEqual(new Array(1), [undefined])).toBe(false);
    expect(deepEqual(new Array(2), new Array(3))).toBe(false);
  });

  test('compares dates by time', () => {
    expect(deepEqual(new Date(5), new Date(5))).toBe(true);
    expect(deepEqual(new Date(5), new Date(6))).toBe(false);
    expect(deepEqual(new Date(Number.NaN), new Date(Number.NaN))).toBe(true);
  });

  test('compares regular expressions by source and flags', () => {
    expect(deepEqual(/a/g, /a/g)).toBe(true);
    expect(deepEqual(/a/g, /a/i)).toBe(false);
    expect(deepEqual(/a/, /b/)).toBe(false);
  });

  test('compares maps without their order', () => {
    const one = new Map([
      ['a', [1]],
      ['b', [2]],
    ]);
    expect(
      deepEqual(
        one,
        new Map([
          ['b', [2]],
          ['a', [1]],
        ]),
      ),
    ).toBe(true);
    expect(
      deepEqual(
        one,
        new Map([
          ['a', [1]],
          ['b', [3]],
        ]),
      ),
    ).toBe(false);
    expect(deepEqual(one, new Map([['a', [1]]]))).toBe(false);
    expect(deepEqual(new Map([['a', undefined]]), new Map([['b', undefined]]))).toBe(false);
    expect(
      deepEqual(
        new Map([['a', 1]]),
        new Map([
          ['a', 1],
          ['b', 2],
        ]),
      ),
    ).toBe(false);
  });

  test('compares sets without their order', () => {
    expect(deepEqual(new Set([1, 2]), new Set([2, 1]))).toBe(true);
    expect(deepEqual(new Set([1, 2]), new Set([1, 3]))).toBe(false);
    expect(deepEqual(new Set([1]), new Set([1, 2]))).toBe(false);
  });

  test('compares functions by identity', () => {
    const run = () => 1;
    expect(deepEqual({ run }, { run })).toBe(true);
    expect(deepEqual({ run }, { run: () => 1 })).toBe(false);
  });

  test('ends for cycles', () => {
    const ring = (name: string) => {
      const node: { name: string; next?: unknown } = { name };
      node.next = { name: 'middle', next: node };
      return node;
    };
    expect(deepEqual(ring('a'), ring('a'))).toBe(true);
    expect(deepEqual(ring('a'), ring('b'))).toBe(false);
  });

  test('ends for a map that holds itself', () => {
    const loop = () => {
      const map = new Map<string, unknown>();
      return map.set('me', map);
    };
    expect(deepEqual(loop(), loop())).toBe(true);
  });

  test('compares an object again when it meets another partner', () => {
    const shared = { n: 1 };
    expect(deepEqual([shared, shared], [{ n: 1 }, { n: 2 }])).toBe(false);
  });
});

test('finds members of sets and keys of maps by identity only', () => {
  const member = { n: 1 };
  expect(deepEqual(new Set([member]), new Set([member]))).toBe(true);
  expect(deepEqual(new Set([{ n: 1 }]), new Set([{ n: 1 }]))).toBe(false);
  expect(deepEqual(new Map([[{ n: 1 }, 1]]), new Map([[{ n: 1 }, 1]]))).toBe(false);
  expect(deepEqual(new Set([Number.NaN, 0]), new Set([-0, Number.NaN]))).toBe(true);
});

test.each([
  ['dates', () => new Date(5)],
  ['regular expressions', () => /a/g],
  ['maps', () => new Map([[1, 1]])],
  ['sets', () => new Set([1])],
  ['arrays', () => [1]],
])('compares the own properties of %s too', (_, make) => {
  const withLabel = (label: unknown) => Object.assign(make(), { label });
  expect(deepEqual(withLabel(['x']), withLabel(['x']))).toBe(true);
  expect(deepEqual(withLabel(['x']), withLabel(['y']))).toBe(false);
  expect(deepEqual(withLabel('x'), make())).toBe(false);
});

test('compares instances of subclasses', () => {
  class Day extends Date {}
  expect(deepEqual(new Day(5), new Day(5))).toBe(true);
  expect(deepEqual(new Day(5), new Day(6))).toBe(false);
  expect(deepEqual(new Day(5), new Date(5))).toBe(false);
});

test('does not count lastIndex and non-enumerable symbols', () => {
  const used = /a/g;
  used.lastIndex = 1;
  expect(deepEqual(used, /a/g)).toBe(true);
  expect(deepEqual(Object.defineProperty({}, Symbol('id'), { value: 1 }), {})).toBe(true);
});

test('calls no method of the objects', () => {
  const bare = (b: number) => Object.assign(Object.create(null), { a: { b } });
  expect(deepEqual(bare(1), bare(1))).toBe(true);
  expect(deepEqual(bare(1), bare(2))).toBe(false);
  const own = () => ({ hasOwnProperty: 1, propertyIsEnumerable: 2, valueOf: 3 });
  expect(deepEqual(own(), own())).toBe(true);
});

test('needs an enumerable key on both sides', () => {
  const hidden = Object.defineProperty({ b: 2 }, 'a', { value: 1 });
  expect(deepEqual({ a: 1 }, hidden)).toBe(false);
});
