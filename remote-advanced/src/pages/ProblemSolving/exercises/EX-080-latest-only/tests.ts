import { describe, expect, test, vi } from 'vitest';
import { latestOnly } from './solution';

/** Lets everything run that is ready to run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A search whose calls the test settles by hand, by their arguments. */
function manual() {
  const open = new Map<string, { resolve: (value: string) => void; reject: (reason: unknown) => void }>();
  const fn = vi.fn((query: string) => new Promise<string>((resolve, reject) => open.set(query, { resolve, reject })));
  const finish = async (query: string) => {
    await settle();
    open.get(query)?.resolve(query.toUpperCase());
    await settle();
  };
  const fail = async (query: string) => {
    await settle();
    open.get(query)?.reject(`${query} failed`);
    await settle();
  };
  return { fn, finish, fail };
}
const stale = { isStale: true };
const fresh = (value: unknown) => ({ isStale: false, value });

describe('a single call', () => {
  test('resolves with its value', async () => {
    const { fn, finish } = manual();
    const result = latestOnly(fn)('a');
    await finish('a');
    await expect(result).resolves.toEqual(fresh('A'));
  });

  test('accepts a plain value, undefined too', async () => {
    await expect(latestOnly(() => 7)()).resolves.toEqual(fresh(7));
    await expect(latestOnly(() => undefined)()).resolves.toMatchObject({ isStale: false });
  });

  test('rejects with its error, also with one that is thrown', async () => {
    const { fn, fail } = manual();
    const result = latestOnly(fn)('a').catch((reason) => reason);
    await fail('a');
    await expect(result).resolves.toBe('a failed');
    const broken = latestOnly(() => {
      throw new Error('thrown');
    });
    await expect(broken()).rejects.toThrow('thrown');
  });

  test('passes all arguments', async () => {
    const fn = vi.fn((a: number, b: number) => a + b);
    await expect(latestOnly(fn)(1, 2)).resolves.toEqual(fresh(3));
    expect(fn.mock.calls).toEqual([[1, 2]]);
  });
});

describe('two calls', () => {
  test('the answer of the first comes late: it is stale', async () => {
    const { fn, finish } = manual();
    const search = latestOnly(fn);
    const results = [search('a'), search('b')];
    await finish('b');
    await finish('a');
    await expect(Promise.all(results)).resolves.toEqual([stale, fresh('B')]);
  });

  test('the answer of the first comes in time, but the second has begun: it is stale', async () => {
    const { fn, finish } = manual();
    const search = latestOnly(fn);
    const results = [search('a'), search('b')];
    await finish('a');
    await expect(results[0]).resolves.toEqual(stale);
    await finish('b');
    await expect(results[1]).resolves.toEqual(fresh('B'));
  });

  test('the second begins after the end of the first: both have their values', async () => {
    const { fn, finish } = manual();
    const search = latestOnly(fn);
    const first = search('a');
    await finish('a');
    await expect(first).resolves.toEqual(fresh('A'));
    const second = search('b');
    await finish('b');
    await expect(second).resolves.toEqual(fresh('B'));
  });

  test('the latest value need not wait for the stale call', async () => {
    const { fn, finish } = manual();
    const search = latestOnly(fn);
    search('a');
    const second = search('b');
    await finish('b');
    await expect(second).resolves.toEqual(fresh('B'));
  });
});

describe('failures', () => {
  test('of a stale call are ignored', async () => {
    const { fn, finish, fail } = manual();
    const search = latestOnly(fn);
    const results = [search('a'), search('b')];
    await fail('a');
    await expect(results[0]).resolves.toEqual(stale);
    await finish('b');
    await expect(results[1]).resolves.toEqual(fresh('B'));
  });

  test('that come after the latest value are ignored', async () => {
    const { fn, finish, fail } = manual();
    const search = latestOnly(fn);
    const results = [search('a'), search('b')];
    await finish('b');
    await fail('a');
    await expect(Promise.all(results)).resolves.toEqual([stale, fresh('B')]);
  });

  test('of the latest call do not bring an older one back', async () => {
    const { fn, finish, fail } = manual();
    const search = latestOnly(fn);
    const first = search('a');
    const second = search('b').catch((reason) => reason);
    await fail('b');
    await finish('a');
    expect([await first, await second]).toEqual([stale, 'b failed']);
  });

  test('that are thrown make an older call stale, too', async () => {
    const { fn, finish } = manual();
    const search = latestOnly((query: string) => {
      if (query === 'bad') throw new Error('thrown');
      return fn(query);
    });
    const first = search('a');
    const second = search('bad').catch((error: Error) => error.message);
    await finish('a');
    expect([await first, await second]).toEqual([stale, 'thrown']);
  });
});

test('of many calls in any order only the last has a value', async () => {
  const { fn, finish, fail } = manual();
  const search = latestOnly(fn);
  const results = ['a', 'b', 'c', 'd'].map((query) => search(query));
  await finish('c');
  await finish('a');
  await finish('d');
  await fail('b');
  await expect(Promise.all(results)).resolves.toEqual([stale, stale, stale, fresh('D')]);
});

test('every call reaches the function', async () => {
  const { fn, finish } = manual();
  const search = latestOnly(fn);
  for (const query of ['a', 'b', 'b']) search(query);
  await finish('b');
  expect(fn.mock.calls).toEqual([['a'], ['b'], ['b']]);
});

test('two functions do not overtake each other', async () => {
  const { fn, finish } = manual();
  const results = [latestOnly(fn)('a'), latestOnly(fn)('b')];
  await finish('b');
  await finish('a');
  await expect(Promise.all(results)).resolves.toEqual([fresh('A'), fresh('B')]);
});
