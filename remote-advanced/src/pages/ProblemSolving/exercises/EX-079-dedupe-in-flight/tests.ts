import { describe, expect, test, vi } from 'vitest';
import { dedupe } from './solution';

/** Lets everything run that is ready to run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A function whose calls the test settles by hand, in the order in which they began. */
function manual() {
  const calls: { resolve: (value: unknown) => void; reject: (reason: unknown) => void }[] = [];
  const fn = vi.fn(
    (..._args: [unknown?, unknown?]) =>
      new Promise<unknown>((resolve, reject) => {
        calls.push({ resolve, reject });
      }),
  );
  return { fn, calls };
}

const first = (key?: unknown) => key;

describe('while a request is pending', () => {
  test('calls with its key share it', async () => {
    const { fn, calls } = manual();
    const load = dedupe(fn, first);
    const results = [load('a'), load('a')];
    await settle();
    results.push(load('a'));
    await settle();
    expect(fn.mock.calls).toEqual([['a']]);
    calls[0]?.resolve('A');
    await expect(Promise.all(results)).resolves.toEqual(['A', 'A', 'A']);
  });

  test('all of them get its failure', async () => {
    const { fn, calls } = manual();
    const load = dedupe(fn, first);
    const results = [load('a'), load('a')].map((result) => result.catch((reason) => `failed: ${reason}`));
    await settle();
    calls[0]?.reject('offline');
    await expect(Promise.all(results)).resolves.toEqual(['failed: offline', 'failed: offline']);
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('other keys start their own requests', async () => {
    const { fn, calls } = manual();
    const load = dedupe(fn, first);
    const results = [load('a'), load('b'), load('a')];
    await settle();
    expect(fn.mock.calls).toEqual([['a'], ['b']]);
    calls[1]?.resolve('B');
    calls[0]?.resolve('A');
    await expect(Promise.all(results)).resolves.toEqual(['A', 'B', 'A']);
  });

  test('the end of one key does not end another', async () => {
    const { fn, calls } = manual();
    const load = dedupe(fn, first);
    load('a');
    load('b');
    await settle();
    calls[0]?.resolve('A');
    await settle();
    load('b');
    await settle();
    expect(fn).toHaveBeenCalledTimes(2);
  });
});

describe('after the end of a request', () => {
  test('the next call starts a new one', async () => {
    const { fn, calls } = manual();
    const load = dedupe(fn, first);
    const before = load('a');
    await settle();
    calls[0]?.resolve('old');
    await expect(before).resolves.toBe('old');
    const after = load('a');
    await settle();
    calls[1]?.resolve('new');
    await expect(after).resolves.toBe('new');
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('a failure is not kept', async () => {
    const { fn, calls } = manual();
    const load = dedupe(fn, first);
    const before = load('a').catch(() => 'failed');
    await settle();
    calls[0]?.reject('offline');
    await expect(before).resolves.toBe('failed');
    const after = load('a');
    await settle();
    calls[1]?.resolve('A');
    await expect(after).resolves.toBe('A');
  });

  test('a call in a handler of its result starts a new one', async () => {
    const { fn, calls } = manual();
    const load = dedupe(fn, first);
    load('a').then(() => load('a'));
    await settle();
    calls[0]?.resolve('A');
    await settle();
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('a new request is shared again', async () => {
    const { fn, calls } = manual();
    const load = dedupe(fn, first);
    load('a');
    await settle();
    calls[0]?.resolve('A');
    await settle();
    load('a');
    load('a');
    await settle();
    expect(fn).toHaveBeenCalledTimes(2);
  });
});

describe('the key', () => {
  test('is computed from all arguments', async () => {
    const { fn } = manual();
    const load = dedupe(fn, (table, id) => `${table}/${id}`);
    load('users', 1);
    load('users', 2);
    load('users', 1);
    await settle();
    expect(fn.mock.calls).toEqual([
      ['users', 1],
      ['users', 2],
    ]);
  });

  test('is compared as in a Map', async () => {
    const { fn } = manual();
    const load = dedupe(fn, first);
    const object = {};
    for (const key of [1, '1', object, {}, object, undefined, null, undefined, Number.NaN, Number.NaN]) load(key);
    await settle();
    expect(fn).toHaveBeenCalledTimes(7);
  });
});

test('an error that is thrown rejects, and the key is free again', async () => {
  const fn = vi.fn((_key: string): Promise<string> => {
    if (fn.mock.calls.length === 1) throw new Error('thrown');
    return Promise.resolve('fine');
  });
  const load = dedupe(fn, first);
  await expect(load('a')).rejects.toThrow('thrown');
  await expect(load('a')).resolves.toBe('fine');
});

test('two deduped functions share nothing', async () => {
  const { fn } = manual();
  const one = dedupe(fn, first);
  const other = dedupe(fn, first);
  one('a');
  other('a');
  await settle();
  expect(fn).toHaveBeenCalledTimes(2);
});
