import { describe, expect, test, vi } from 'vitest';
import { staleWhileRevalidate } from './solution';

/** Lets everything run that is ready to run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A cache whose values are fresh for 100 ms of a clock that the test moves; the test settles each load by hand. */
function setUp() {
  let time = 5_000;
  const calls: { resolve: (value: unknown) => void; reject: (reason: unknown) => void }[] = [];
  const load = vi.fn(
    (_key: unknown) =>
      new Promise<unknown>((resolve, reject) => {
        calls.push({ resolve, reject });
      }),
  );
  const get = staleWhileRevalidate(load, 100, () => time);
  const finish = async (call: number, value: unknown) => {
    await settle();
    calls[call]?.resolve(value);
    await settle();
  };
  const fail = async (call: number) => {
    await settle();
    calls[call]?.reject('offline');
    await settle();
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { get, load, finish, fail, pass };
}

describe('without a value', () => {
  test('waits for the load', async () => {
    const { get, load, finish } = setUp();
    const result = get('a');
    await finish(0, 'A');
    await expect(result).resolves.toBe('A');
    expect(load.mock.calls).toEqual([['a']]);
  });

  test('calls at the same time share the load', async () => {
    const { get, load, finish } = setUp();
    const results = [get('a'), get('a')];
    await settle();
    results.push(get('a'));
    await finish(0, 'A');
    await expect(Promise.all(results)).resolves.toEqual(['A', 'A', 'A']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a failure rejects, and the next call loads again', async () => {
    const { get, finish, fail } = setUp();
    const failed = get('a').catch((reason) => reason);
    await fail(0);
    await expect(failed).resolves.toBe('offline');
    const result = get('a');
    await finish(1, 'A');
    await expect(result).resolves.toBe('A');
  });

  test('an error that is thrown rejects', async () => {
    const get = staleWhileRevalidate<string, string>(() => {
      throw new Error('thrown');
    }, 100);
    await expect(get('a')).rejects.toThrow('thrown');
  });
});

describe('with a fresh value', () => {
  test('loads nothing', async () => {
    const { get, load, finish, pass } = setUp();
    get('a');
    await finish(0, 'A');
    pass(99);
    await expect(get('a')).resolves.toBe('A');
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('counts its age from its arrival', async () => {
    const { get, load, finish, pass } = setUp();
    get('a');
    await settle();
    pass(80);
    await finish(0, 'A');
    pass(80);
    await get('a');
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test.each([undefined, null, 0, false, ''])('keeps the value %s too', async (value) => {
    const { get, load, finish } = setUp();
    get('a');
    await finish(0, value);
    await expect(get('a')).resolves.toBe(value);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('with an old value', () => {
  test('returns it at once, and loads a new one for later', async () => {
    const { get, load, finish, pass } = setUp();
    get('a');
    await finish(0, 'old');
    pass(100);
    await expect(get('a')).resolves.toBe('old');
    await finish(1, 'new');
    await expect(get('a')).resolves.toBe('new');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('refreshes once for calls at the same time', async () => {
    const { get, load, finish, pass } = setUp();
    get('a');
    await finish(0, 'old');
    pass(500);
    await expect(Promise.all([get('a'), get('a')])).resolves.toEqual(['old', 'old']);
    await settle();
    await expect(get('a')).resolves.toBe('old');
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a new value is fresh for the whole time again', async () => {
    const { get, load, finish, pass } = setUp();
    get('a');
    await finish(0, 'old');
    pass(300);
    await get('a');
    await finish(1, 'new');
    pass(99);
    await expect(get('a')).resolves.toBe('new');
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('keeps it when the refresh fails, and tries again with the next call', async () => {
    const { get, load, finish, fail, pass } = setUp();
    get('a');
    await finish(0, 'old');
    pass(100);
    await expect(get('a')).resolves.toBe('old');
    await fail(1);
    await expect(get('a')).resolves.toBe('old');
    await finish(2, 'new');
    await expect(get('a')).resolves.toBe('new');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('keeps it when the refresh throws', async () => {
    let time = 0;
    const load = vi.fn((_key: string): Promise<string> => {
      if (load.mock.calls.length > 1) throw new Error('thrown');
      return Promise.resolve('old');
    });
    const get = staleWhileRevalidate(load, 100, () => time);
    await get('a');
    time = 200;
    await expect(get('a')).resolves.toBe('old');
    await settle();
    await expect(get('a')).resolves.toBe('old');
  });
});

test('each key has its own value and age', async () => {
  const { get, load, finish, pass } = setUp();
  get('a');
  get('b');
  await finish(0, 'A');
  pass(60);
  await finish(1, 'B');
  pass(60);
  await expect(Promise.all([get('a'), get('b')])).resolves.toEqual(['A', 'B']);
  await settle();
  expect(load.mock.calls).toEqual([['a'], ['b'], ['a']]);
});

test('keys are compared as a Map compares them', async () => {
  const { get, load, finish } = setUp();
  const keys = [1, '1', {}, {}, Number.NaN];
  for (const key of keys) get(key);
  for (const index of keys.keys()) await finish(index, index);
  await expect(Promise.all(keys.map(get))).resolves.toEqual([0, 1, 2, 3, 4]);
  expect(load).toHaveBeenCalledTimes(5);
});
