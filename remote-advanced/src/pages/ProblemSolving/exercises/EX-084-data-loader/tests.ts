import { describe, expect, test, vi } from 'vitest';
import { createLoader } from './solution';

/** Lets everything run that is ready to run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const upper = () => vi.fn(async (keys: string[]): Promise<(string | Error)[]> => keys.map((key) => key.toUpperCase()));

/** The messages of errors, and values as they are. */
const outcomes = async (promises: Promise<unknown>[]) =>
  (await Promise.allSettled(promises)).map((one) => (one.status === 'fulfilled' ? one.value : `${one.reason}`));

describe('one batch', () => {
  test('loads what is asked for in the same turn', async () => {
    const fn = upper();
    const load = createLoader(fn);
    await expect(Promise.all([load('a'), load('b'), load('c')])).resolves.toEqual(['A', 'B', 'C']);
    expect(fn.mock.calls).toEqual([[['a', 'b', 'c']]]);
  });

  test('is not loaded before the turn ends', () => {
    const fn = upper();
    createLoader(fn)('a');
    expect(fn).not.toHaveBeenCalled();
  });

  test('is loaded before the next timer', async () => {
    const fn = upper();
    const load = createLoader(fn);
    const timer = new Promise<number>((resolve) => setTimeout(() => resolve(fn.mock.calls.length)));
    load('a');
    await expect(timer).resolves.toBe(1);
  });

  test('asks for the same key once', async () => {
    const fn = upper();
    const load = createLoader(fn);
    await expect(Promise.all([load('b'), load('a'), load('b'), load('a')])).resolves.toEqual(['B', 'A', 'B', 'A']);
    expect(fn.mock.calls).toEqual([[['b', 'a']]]);
  });

  test('tells keys apart as a Map does', async () => {
    const fn = vi.fn(async (keys: unknown[]) => keys.map((_, index) => index));
    const load = createLoader<unknown, number>(fn);
    const object = {};
    const keys = [1, '1', object, {}, object, Number.NaN, Number.NaN, undefined];
    await expect(Promise.all(keys.map((key) => load(key)))).resolves.toEqual([0, 1, 2, 3, 2, 4, 4, 5]);
  });

  test('may have values that are missing or falsy', async () => {
    const load = createLoader(async (keys: number[]) => keys.map((key) => [undefined, null, 0][key]));
    await expect(Promise.all([load(0), load(1), load(2)])).resolves.toEqual([undefined, null, 0]);
  });
});

describe('the next batch', () => {
  test('begins with the next turn', async () => {
    const fn = upper();
    const load = createLoader(fn);
    await load('a');
    await Promise.all([load('b'), load('c')]);
    expect(fn.mock.calls).toEqual([[['a']], [['b', 'c']]]);
  });

  test('does not wait for the one before', async () => {
    const pending: (() => void)[] = [];
    const fn = vi.fn((keys: string[]) => new Promise<string[]>((resolve) => pending.push(() => resolve(keys))));
    const load = createLoader(fn);
    const first = load('a');
    await settle();
    const second = load('b');
    await settle();
    expect(fn).toHaveBeenCalledTimes(2);
    pending[1]?.();
    await expect(second).resolves.toBe('b');
    pending[0]?.();
    await expect(first).resolves.toBe('a');
  });

  test('loads a key again: nothing is kept', async () => {
    const fn = upper();
    const load = createLoader(fn);
    await load('a');
    await load('a');
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('accepts a key again that is still being loaded', async () => {
    const fn = vi.fn(() => new Promise<string[]>(() => {}));
    const load = createLoader<string, string>(fn);
    load('a');
    await settle();
    load('a');
    await settle();
    expect(fn.mock.calls).toEqual([[['a']], [['a']]]);
  });

  test('accepts keys that are asked for while a batch starts', async () => {
    const results: Promise<string>[] = [];
    const fn = vi.fn(async (keys: string[]): Promise<string[]> => {
      if (keys.includes('parent')) results.push(load('child'));
      return keys;
    });
    const load: (key: string) => Promise<string> = createLoader(fn);
    await load('parent');
    await expect(Promise.all(results)).resolves.toEqual(['child']);
    expect(fn.mock.calls).toEqual([[['parent']], [['child']]]);
  });
});

describe('errors', () => {
  test('of single keys reject these alone', async () => {
    const load = createLoader(async (keys: string[]) =>
      keys.map((key) => (key === 'bad' ? new TypeError('no bad') : key)),
    );
    expect(await outcomes([load('a'), load('bad'), load('b'), load('bad')])).toEqual([
      'a',
      'TypeError: no bad',
      'b',
      'TypeError: no bad',
    ]);
  });

  test('of the batch reject all of its keys', async () => {
    const load = createLoader<string, string>(() => Promise.reject('offline'));
    expect(await outcomes([load('a'), load('b')])).toEqual(['offline', 'offline']);
  });

  test('that are thrown reject all keys, too', async () => {
    const load = createLoader<string, string>(() => {
      throw new Error('thrown');
    });
    expect(await outcomes([load('a'), load('b')])).toEqual(['Error: thrown', 'Error: thrown']);
  });

  test('leave the loader usable', async () => {
    const fn = vi.fn(async (keys: string[]) => {
      if (fn.mock.calls.length === 1) throw new Error('first');
      return keys;
    });
    const load: (key: string) => Promise<string> = createLoader(fn);
    await expect(load('a')).rejects.toThrow('first');
    await expect(load('a')).resolves.toBe('a');
  });

  test.each<[unknown]>([[[]], [['x']], [['x', 'y', 'z']], [undefined], ['xy'], [{ length: 2 }]])(
    'reject two keys for the results %j',
    async (results) => {
      const load = createLoader<string, string>(async () => results as string[]);
      const kinds = await Promise.all([load('a'), load('b')].map((one) => one.catch((reason) => reason)));
      expect(kinds.map((kind) => kind instanceof TypeError)).toEqual([true, true]);
    },
  );
});

test('two loaders share no batch', async () => {
  const [one, other] = [upper(), upper()];
  await Promise.all([createLoader(one)('a'), createLoader(other)('b')]);
  expect([one.mock.calls, other.mock.calls]).toEqual([[[['a']]], [[['b']]]]);
});
