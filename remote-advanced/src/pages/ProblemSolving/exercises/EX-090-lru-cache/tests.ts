import { describe, expect, test } from 'vitest';
import { LRUCache } from './solution';

/** A cache with some keys; the value of each is the key in uppercase. */
function cacheOf(capacity: number, ...keys: string[]) {
  const cache = new LRUCache<string, string | undefined>(capacity);
  for (const key of keys) cache.set(key, key.toUpperCase());
  return cache;
}

describe('reading', () => {
  test('returns what was stored, and undefined for a missing key', () => {
    const cache = cacheOf(2, 'a');
    expect([cache.get('a'), cache.get('z')]).toEqual(['A', undefined]);
    expect([cache.has('a'), cache.has('z'), cache.size]).toEqual([true, false, 1]);
  });

  test('makes an entry the most recently used one', () => {
    const cache = cacheOf(3, 'a', 'b', 'c');
    cache.get('a');
    expect(cache.keys()).toEqual(['b', 'c', 'a']);
    cache.set('d', 'D');
    expect(cache.keys()).toEqual(['c', 'a', 'd']);
  });

  test('of a missing key adds nothing', () => {
    const cache = cacheOf(2, 'a');
    cache.get('z');
    expect(cache.keys()).toEqual(['a']);
  });

  test('with has does not count as use', () => {
    const cache = cacheOf(2, 'a', 'b');
    cache.has('a');
    cache.set('c', 'C');
    expect(cache.keys()).toEqual(['b', 'c']);
  });

  test('keeps undefined as a value, with its position in the order', () => {
    const cache = cacheOf(2);
    cache.set('empty', undefined);
    cache.set('b', 'B');
    expect([cache.has('empty'), cache.get('empty')]).toEqual([true, undefined]);
    expect(cache.keys()).toEqual(['b', 'empty']);
    cache.set('empty', 'E');
    expect([cache.keys(), cache.size, cache.get('empty')]).toEqual([['b', 'empty'], 2, 'E']);
    cache.set('b', undefined);
    expect([cache.delete('b'), cache.delete('b'), cache.keys()]).toEqual([true, false, ['empty']]);
  });
});

describe('writing', () => {
  test('evicts the least recently used entry, one at a time', () => {
    const cache = cacheOf(2, 'a', 'b', 'c', 'd');
    expect(cache.keys()).toEqual(['c', 'd']);
    expect([cache.size, cache.get('a'), cache.get('b')]).toEqual([2, undefined, undefined]);
  });

  test('over an existing key keeps the others, stores the new value and counts as use', () => {
    const cache = cacheOf(2, 'a', 'b');
    cache.set('a', 'new');
    expect([cache.size, cache.keys()]).toEqual([2, ['b', 'a']]);
    expect(cache.get('a')).toBe('new');
    cache.set('c', 'C');
    expect(cache.keys()).toEqual(['a', 'c']);
  });

  test('over the newest key evicts nothing', () => {
    const cache = cacheOf(2, 'a', 'b');
    cache.set('b', 'new');
    expect(cache.keys()).toEqual(['a', 'b']);
  });

  test('works with a capacity of 1', () => {
    const cache = cacheOf(1, 'a', 'b');
    expect([cache.keys(), cache.get('a'), cache.get('b')]).toEqual([['b'], undefined, 'B']);
    cache.set('b', 'again');
    expect([cache.size, cache.get('b')]).toEqual([1, 'again']);
  });

  test('accepts any key, and compares keys as a Map does', () => {
    const cache = new LRUCache<unknown, number>(3);
    const key = {};
    cache.set(key, 1);
    cache.set(Number.NaN, 2);
    cache.set('1', 3);
    expect([cache.get(key), cache.get({}), cache.get(Number.NaN), cache.get(1)]).toEqual([1, undefined, 2, undefined]);
  });
});

test('delete removes an entry and makes room', () => {
  const cache = cacheOf(2, 'a', 'b');
  expect([cache.delete('a'), cache.delete('a')]).toEqual([true, false]);
  cache.set('c', 'C');
  expect(cache.keys()).toEqual(['b', 'c']);
});

test.each([0, -1, 1.5, Number.NaN, Infinity])('refuses the capacity %d', (capacity) => {
  expect(() => new LRUCache(capacity)).toThrow(RangeError);
});

test('deleting at either end and in the middle keeps the order', () => {
  const cache = cacheOf(4, 'a', 'b', 'c', 'd');
  cache.delete('b');
  expect(cache.keys()).toEqual(['a', 'c', 'd']);
  cache.delete('d');
  cache.delete('a');
  expect(cache.keys()).toEqual(['c']);
  cache.delete('c');
  expect([cache.keys(), cache.size, cache.has('c')]).toEqual([[], 0, false]);
  cache.set('e', 'E');
  expect(cache.keys()).toEqual(['e']);
});

test('behaves like a plain list over many random-looking steps', () => {
  const cache = new LRUCache<number, number>(5);
  let model: [number, number][] = [];
  for (let step = 0; step < 600; step += 1) {
    const key = (step * 7 + Math.floor(step / 13)) % 9;
    const known = model.find(([one]) => one === key);
    const others = model.filter(([one]) => one !== key);
    if (step % 4 === 3) {
      expect(cache.delete(key)).toBe(known !== undefined);
      model = others;
    } else if (step % 2 === 1) {
      expect(cache.get(key)).toBe(known?.[1]);
      if (known) model = [...others, known];
    } else {
      cache.set(key, step);
      model = [...others, [key, step] as [number, number]].slice(-5);
    }
    expect([cache.keys(), cache.size]).toEqual([model.map(([one]) => one), model.length]);
  }
});

test('overwriting with the same value counts as use too', () => {
  const cache = cacheOf(2, 'a', 'b');
  cache.set('a', 'A');
  expect(cache.keys()).toEqual(['b', 'a']);
});

test('keys returns a new array each time', () => {
  const cache = cacheOf(2, 'a', 'b');
  const before = cache.keys();
  cache.get('a');
  expect([cache.keys(), before]).toEqual([
    ['b', 'a'],
    ['a', 'b'],
  ]);
  cache.keys().length = 0;
  expect([cache.size, cache.keys()]).toEqual([2, ['b', 'a']]);
});

test('treats 0 and -0 as the same key', () => {
  const cache = new LRUCache<number, string>(2);
  cache.set(0, 'zero');
  expect([cache.get(-0), cache.has(-0), cache.delete(-0), cache.size]).toEqual(['zero', true, true, 0]);
});

// The first key of a Map is slow to find once many before it were deleted.
test('evicts 110,000 of 140,000 entries fast', () => {
  const cache = new LRUCache<number, number>(140_000);
  for (let key = 0; key < 250_000; key += 1) cache.set(key, key);
  expect([cache.size, cache.has(109_999), cache.get(110_000)]).toEqual([140_000, false, 110_000]);
});

test('holds 200,000 entries', () => {
  const cache = new LRUCache<number, number>(200_000);
  for (let key = 0; key < 300_000; key += 1) cache.set(key, key);
  expect([cache.size, cache.has(99_999), cache.get(100_000)]).toEqual([200_000, false, 100_000]);
});
