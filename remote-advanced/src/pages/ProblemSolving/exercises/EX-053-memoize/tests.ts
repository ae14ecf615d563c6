import { describe, expect, test, vi } from 'vitest';
import { memoize } from './solution';

/** A function that counts its calls, and its memoized form. */
function counted() {
  const fn = vi.fn((...args: unknown[]) => args.length);
  return { fn, run: memoize(fn) };
}

describe('memoize', () => {
  test('runs once for equal arguments', () => {
    const fn = vi.fn((a: number, b: number) => a + b);
    const add = memoize(fn);
    expect([add(1, 2), add(1, 2)]).toEqual([3, 3]);
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('looks at every argument and at their order', () => {
    const { fn, run } = counted();
    run(1, 2);
    run(1, 3);
    run(2, 1);
    expect(fn).toHaveBeenCalledTimes(3);
  });

  test('looks at the number of arguments', () => {
    const { fn, run } = counted();
    expect([run(), run(undefined), run(undefined, undefined), run()]).toEqual([0, 1, 2, 0]);
    expect(fn).toHaveBeenCalledTimes(3);
  });

  test('keeps types apart', () => {
    const { fn, run } = counted();
    for (const value of [1, '1', 1n, true, 'true', null, 'null', undefined, 'undefined']) run(value);
    expect(fn).toHaveBeenCalledTimes(9);
  });

  test('is not confused by separators inside strings', () => {
    const { fn, run } = counted();
    run('a', 'b');
    run('a,b');
    run('a","b');
    expect(fn).toHaveBeenCalledTimes(3);
  });

  test('is not confused by a string that looks like two arguments with their types', () => {
    const { fn, run } = counted();
    const separators = [',', ', ', ' ', '|', ':', ';', '/', '-', '_', '\0', '\n'];
    const marks = ['string', 'string ', 'string:', 'string-', 'string_', 'string|', 'string/', 's:'];
    const strings = separators.flatMap((separator) => marks.map((mark) => `a${separator}${mark}b`));
    run('a', 'b');
    for (const string of strings) run(string);
    expect(fn).toHaveBeenCalledTimes(1 + strings.length);
  });

  test('treats NaN as equal to itself', () => {
    const { fn, run } = counted();
    run(Number.NaN);
    run(Number.NaN);
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('compares objects and functions by identity', () => {
    const { fn, run } = counted();
    const user = { id: 1 };
    const call = () => 1;
    for (const value of [user, { id: 1 }, user, call, () => 1, call]) run(value);
    expect(fn).toHaveBeenCalledTimes(4);
  });

  test.each([undefined, null, 0, ''])('remembers the result %j', (value) => {
    const fn = vi.fn(() => value);
    const run = memoize(fn);
    expect([run(), run()]).toEqual([value, value]);
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('does not remember an error', () => {
    let calls = 0;
    const run = memoize((id: number) => {
      calls += 1;
      if (calls === 1) throw new Error('offline');
      return id;
    });
    expect(() => run(4)).toThrow('offline');
    expect([run(4), run(4), calls]).toEqual([4, 4, 2]);
  });

  test('passes this to the function', () => {
    const price = { rate: 2, of: memoize(scale) };
    expect(price.of(21)).toBe(42);
  });

  test('does not compare this', () => {
    const of = memoize(scale);
    expect([of.call({ rate: 2 }, 21), of.call({ rate: 3 }, 21)]).toEqual([42, 42]);
  });

  test('lets the resolver decide, with this and all arguments', () => {
    const fn = vi.fn((a: { id: number }, b: string) => a.id + b);
    const resolver = vi.fn(({ id }: { id: number }, _b: string) => id);
    const run = memoize(fn, resolver);
    expect([run({ id: 1 }, 'x'), run({ id: 1 }, 'y')]).toEqual(['1x', '1x']);
    expect(resolver).toHaveBeenLastCalledWith({ id: 1 }, 'y');
    const price = { rate: 2, of: memoize(scale, rateOf) };
    price.of(1);
    price.rate = 3;
    expect(price.of(1)).toBe(3);
  });

  test('offers its cache', () => {
    const { fn, run } = counted();
    run(1);
    run(2);
    expect([...run.cache.values()]).toEqual([1, 1]);
    run.cache.clear();
    run(1);
    expect(fn).toHaveBeenCalledTimes(3);
  });

  test('drops the least recently used result', () => {
    const fn = vi.fn((n: number) => n);
    const run = memoize(fn, undefined, 2);
    for (const n of [1, 2, 1, 3]) run(n);
    expect(run.cache.size).toBe(2);
    run(1);
    expect(fn).toHaveBeenCalledTimes(3);
    run(2);
    expect(fn).toHaveBeenCalledTimes(4);
  });

  test('shares nothing between two functions', () => {
    const double = memoize((n: number) => n * 2);
    const triple = memoize((n: number) => n * 3);
    expect([double(1), triple(1)]).toEqual([2, 3]);
  });
});

function scale(this: { rate: number }, n: number): number {
  return this.rate * n;
}

function rateOf(this: { rate: number }): number {
  return this.rate;
}

test('a hit counts as use, also for a result that is undefined', () => {
  const fn = vi.fn((n: number) => (n === 1 ? undefined : n));
  const run = memoize(fn, undefined, 2);
  for (const n of [1, 2, 1, 3, 1]) run(n);
  expect(fn).toHaveBeenCalledTimes(3);
});

test('a resolver may return any key, NaN and objects too', () => {
  const key = {};
  const fn = vi.fn((n: number) => n);
  const byKey = memoize(fn, (n) => (n > 5 ? key : Number.NaN));
  expect([byKey(1), byKey(2), byKey(6), byKey(7)]).toEqual([1, 1, 6, 6]);
  expect(byKey.cache.has(key)).toBe(true);
});
