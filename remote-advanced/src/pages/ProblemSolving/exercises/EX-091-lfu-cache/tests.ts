import { describe, expect, test } from 'vitest';
import { LFUCache } from './solution';

function cacheOf(capacity: number, ...keys: string[]): LFUCache<string, number> {
  const cache = new LFUCache<string, number>(capacity);
  for (const [index, key] of keys.entries()) cache.set(key, index);
  return cache;
}

/** Those of the keys that are present, as one string. */
function present(cache: LFUCache<string, number>, keys: string): string {
  return [...keys].filter((key) => cache.has(key)).join('');
}

/** The same cache, slow and easy to check. */
class Model {
  entries: { key: number; value: number; uses: number; lastUse: number }[] = [];
  now = 0;
  constructor(readonly capacity: number) {}

  get(key: number): number | undefined {
    const entry = this.entries.find((other) => other.key === key);
    if (entry) this.use(entry);
    return entry?.value;
  }

  set(key: number, value: number): void {
    const known = this.entries.find((other) => other.key === key);
    const entry = known ?? { key, value, uses: 0, lastUse: 0 };
    if (!known && this.entries.length === this.capacity) {
      this.entries.sort((a, b) => a.uses - b.uses || a.lastUse - b.lastUse);
      this.entries.shift();
    }
    if (!known) this.entries.push(entry);
    entry.value = value;
    this.use(entry);
  }

  use(entry: { uses: number; lastUse: number }): void {
    this.now += 1;
    entry.uses += 1;
    entry.lastUse = this.now;
  }
}

describe('get, set and has', () => {
  test('store values up to the capacity', () => {
    const cache = cacheOf(3, 'a', 'b', 'c');
    expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size]).toEqual([0, 1, 2, 3]);
  });

  test('return undefined for a missing key', () => {
    const cache = cacheOf(2, 'a');
    expect([cache.get('x'), cache.has('x'), cache.size]).toEqual([undefined, false, 1]);
  });

  test('overwrite a value without evicting another', () => {
    const cache = cacheOf(2, 'a', 'b');
    cache.set('a', 10);
    expect([cache.get('a'), cache.get('b'), cache.size]).toEqual([10, 1, 2]);
  });

  test('accept undefined and falsy values', () => {
    const cache = new LFUCache<string, unknown>(2);
    cache.set('a', undefined);
    cache.set('b', 0);
    expect([cache.has('a'), cache.get('a'), cache.get('b'), cache.size]).toEqual([true, undefined, 0, 2]);
    cache.set('c', 1);
    expect([cache.has('a'), cache.has('b'), cache.has('c')]).toEqual([false, true, true]);
  });

  test('compare keys as a Map does', () => {
    const cache = new LFUCache<unknown, string>(4);
    const object = {};
    for (const key of [1, '1', Number.NaN, object]) cache.set(key, typeof key);
    expect([cache.get(1), cache.get('1'), cache.get(Number.NaN), cache.get(object), cache.get({})]).toEqual([
      'number',
      'string',
      'number',
      'object',
      undefined,
    ]);
  });
});

describe('a new key in a full cache', () => {
  test('evicts the entry with the fewest uses', () => {
    const cache = cacheOf(3, 'a', 'b', 'c');
    cache.get('a');
    cache.get('a');
    cache.get('c');
    cache.set('d', 4);
    expect([present(cache, 'abcd'), cache.size]).toEqual(['acd', 3]);
  });

  test('evicts by uses, however long ago they were', () => {
    const cache = cacheOf(2, 'a');
    cache.get('a');
    cache.get('a');
    cache.set('b', 1);
    cache.get('b');
    cache.set('c', 2);
    expect(present(cache, 'abc')).toBe('ac');
  });

  test('evicts the least recently used of those with the fewest uses', () => {
    const cache = cacheOf(3, 'a', 'b', 'c');
    cache.get('b');
    cache.get('a');
    cache.get('c');
    cache.set('d', 4);
    expect(present(cache, 'abcd')).toBe('acd');
  });

  test('evicts the oldest when none was used again', () => {
    const cache = cacheOf(3, 'a', 'b', 'c', 'd', 'e');
    expect(present(cache, 'abcde')).toBe('cde');
  });

  test('evicts the newest entry when all others were used more', () => {
    const cache = cacheOf(2, 'a');
    cache.get('a');
    cache.set('b', 1);
    cache.set('c', 2);
    cache.set('d', 3);
    expect(present(cache, 'abcd')).toBe('ad');
  });

  test('never evicts itself', () => {
    const cache = cacheOf(2, 'a', 'b');
    for (const key of ['a', 'b', 'a', 'b']) cache.get(key);
    cache.set('c', 2);
    expect(present(cache, 'abc')).toBe('bc');
  });
});

describe('a use', () => {
  test('is an overwrite', () => {
    const cache = cacheOf(2, 'a', 'b');
    cache.set('a', 5);
    cache.set('c', 2);
    expect(present(cache, 'abc')).toBe('ac');
  });

  test('is not has, and not a get of a missing key', () => {
    const cache = cacheOf(2, 'a', 'b');
    cache.has('a');
    cache.has('a');
    cache.get('c');
    cache.get('c');
    cache.get('b');
    cache.set('c', 2);
    cache.get('b');
    cache.set('d', 3);
    expect(present(cache, 'abcd')).toBe('bd');
  });

  test('is forgotten when the entry is evicted', () => {
    const cache = cacheOf(2, 'a', 'b');
    for (const key of ['a', 'b', 'b']) cache.get(key);
    cache.set('c', 2);
    cache.set('a', 3);
    expect(present(cache, 'abc')).toBe('ab');
    cache.set('d', 4);
    expect(present(cache, 'abcd')).toBe('bd');
  });
});

describe('the capacity', () => {
  test('may be 0, and then nothing is stored', () => {
    const cache = cacheOf(0, 'a', 'b');
    expect([cache.size, cache.has('a'), cache.get('b')]).toEqual([0, false, undefined]);
  });

  test('may be 1', () => {
    const cache = cacheOf(1, 'a');
    cache.get('a');
    cache.set('b', 1);
    expect([present(cache, 'ab'), cache.size]).toEqual(['b', 1]);
  });

  test.each([-1, 1.5, Number.NaN, Infinity])('cannot be %d', (capacity) => {
    expect(() => new LFUCache(capacity)).toThrow(RangeError);
  });
});

test('behaves like a slow model over 3,000 steps', () => {
  const cache = new LFUCache<number, number>(7);
  const model = new Model(7);
  const keys = Array.from({ length: 13 }, (_, key) => key);
  let state = 1;
  const seen: string[] = [];
  const expected: string[] = [];
  for (let step = 0; step < 3000; step += 1) {
    state = (state * 16_807) % 2_147_483_647;
    const key = state % 13;
    if (state % 3 === 0) {
      seen.push(`${step} gives ${cache.get(key)}`);
      expected.push(`${step} gives ${model.get(key)}`);
    } else {
      cache.set(key, step);
      model.set(key, step);
    }
    const stored = keys.filter((other) => model.entries.some((entry) => entry.key === other));
    seen.push(`${step} has ${keys.filter((other) => cache.has(other))}, ${cache.size} in all`);
    expected.push(`${step} has ${stored}, ${stored.length} in all`);
  }
  expect(seen).toEqual(expected);
});

test('evicts 150,000 times from 30,000 entries fast', () => {
  const cache = new LFUCache<number, number>(30_000);
  for (let key = 0; key < 180_000; key += 1) {
    cache.set(key, key);
    if (key < 15_000) cache.get(key);
  }
  const counts = [0, 15_000, 30_000, 90_000, 150_000, 165_000].map(
    (start) => Array.from({ length: 15_000 }, (_, index) => start + index).filter((key) => cache.has(key)).length,
  );
  expect([cache.size, counts]).toEqual([30_000, [15_000, 0, 0, 0, 0, 15_000]]);
});
