import { describe, expect, test, vi } from 'vitest';
import { promiseTry, withResolvers } from './solution';

/** Lets everything run that is ready to run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('withResolvers', () => {
  test('returns a pending promise of the built-in class', async () => {
    const { promise } = withResolvers();
    const settled = vi.fn();
    promise.then(settled, settled);
    await settle();
    expect(promise).toBeInstanceOf(Promise);
    expect(settled).not.toHaveBeenCalled();
  });

  test('fulfills with resolve', async () => {
    const { promise, resolve } = withResolvers<string>();
    resolve('done');
    await expect(promise).resolves.toBe('done');
  });

  test('rejects with reject', async () => {
    const { promise, reject } = withResolvers();
    const reason = new Error('failed');
    reject(reason);
    await expect(promise).rejects.toBe(reason);
  });

  test('counts the first call only', async () => {
    const first = withResolvers<number>();
    first.resolve(1);
    first.resolve(2);
    first.reject('late');
    await expect(first.promise).resolves.toBe(1);
    const second = withResolvers<number>();
    second.reject('early');
    second.resolve(3);
    await expect(second.promise).rejects.toBe('early');
  });

  test('adopts a promise, and reject does not', async () => {
    const outer = withResolvers<string>();
    outer.resolve(Promise.reject('inner'));
    await expect(outer.promise).rejects.toBe('inner');
    const inner = Promise.resolve('inner');
    const rejected = withResolvers();
    rejected.reject(inner);
    expect(await rejected.promise.catch((reason: unknown) => reason === inner)).toBe(true);
  });

  test('creates a new promise each time', async () => {
    const [first, second] = [withResolvers<number>(), withResolvers<number>()];
    second.resolve(2);
    first.resolve(1);
    await expect(Promise.all([first.promise, second.promise])).resolves.toEqual([1, 2]);
  });
});

describe('promiseTry', () => {
  test('calls synchronously, with the arguments', () => {
    const fn = vi.fn();
    promiseTry(fn, 1, 'two');
    expect(fn.mock.calls).toEqual([[1, 'two']]);
  });

  test('fulfills with a value, undefined too', async () => {
    await expect(promiseTry((a: number, b: number) => a + b, 2, 3)).resolves.toBe(5);
    await expect(promiseTry(() => {})).resolves.toBeUndefined();
  });

  test('turns a synchronous throw into a rejection', async () => {
    const fails = () => {
      throw new RangeError('too big');
    };
    await expect(promiseTry(fails)).rejects.toThrow(RangeError);
  });

  test('adopts a promise that is returned, fulfilled or rejected', async () => {
    await expect(promiseTry(async () => 'value')).resolves.toBe('value');
    await expect(promiseTry(() => Promise.reject('reason'))).rejects.toBe('reason');
  });

  test('adopts a thenable', async () => {
    const thenable: PromiseLike<string> = {
      // biome-ignore lint/suspicious/noThenProperty: the test is about thenables
      then: (onFulfilled) => Promise.resolve('adopted').then(onFulfilled),
    };
    await expect(promiseTry(() => thenable)).resolves.toBe('adopted');
  });

  test('settles asynchronously, even for a synchronous result', async () => {
    const log: string[] = [];
    const done = promiseTry(() => log.push('called')).then(() => log.push('settled'));
    log.push('after');
    await done;
    expect(log).toEqual(['called', 'after', 'settled']);
  });
});

test('calls neither of the built-in methods', () => {
  const names = ['withResolvers', 'try'] as const;
  const descriptors = names.map((name) => Object.getOwnPropertyDescriptor(Promise, name));
  const used = new Set<string>();
  // Node 20 has neither of them.
  for (const [index, name] of names.entries()) {
    const get = () => {
      used.add(name);
      return descriptors[index]?.value;
    };
    Object.defineProperty(Promise, name, { get, configurable: true });
  }
  try {
    withResolvers();
    promiseTry(() => {});
  } finally {
    for (const [index, name] of names.entries()) {
      Reflect.deleteProperty(Promise, name);
      const descriptor = descriptors[index];
      if (descriptor) Object.defineProperty(Promise, name, descriptor);
    }
  }
  expect([...used]).toEqual([]);
});
