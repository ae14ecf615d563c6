import { describe, expect, test, vi } from 'vitest';
import { callbackify, promisify } from './solution';

type Callback = (error: unknown, ...results: unknown[]) => void;

/** What a callback gets, as a promise. */
function outcome(start: (callback: Callback) => void): Promise<unknown[]> {
  return new Promise((resolve) => start((...args) => resolve(args)));
}

describe('promisify', () => {
  test('passes the arguments on and resolves to the result', async () => {
    const add = promisify((a: number, b: number, done: Callback) => done(null, a + b));
    await expect(add(2, 3)).resolves.toBe(5);
  });

  test('waits for a callback that comes later', async () => {
    const later = promisify((text: string, done: Callback) => queueMicrotask(() => done(undefined, text.length)));
    await expect(later('four')).resolves.toBe(4);
  });

  test('rejects with an error, even when a result follows it', async () => {
    const error = new Error('disk full');
    await expect(promisify((done: Callback) => done(error, 'half'))()).rejects.toBe(error);
  });

  test.each([0, '', false])('treats %j in the first place as an error', async (error) => {
    await expect(promisify((done: Callback) => done(error, 'ignored'))()).rejects.toBe(error);
  });

  test('resolves to an array of several results, and to undefined without one', async () => {
    await expect(promisify((done: Callback) => done(null, 1, 2))()).resolves.toEqual([1, 2]);
    await expect(promisify((done: Callback) => done(null, 1, 2, 3))()).resolves.toEqual([1, 2, 3]);
    await expect(promisify((done: Callback) => done(null))()).resolves.toBeUndefined();
  });

  test('keeps this', async () => {
    const account = {
      balance: 12,
      read: promisify(function (this: { balance: number }, done: Callback) {
        done(null, this.balance);
      }),
    };
    await expect(account.read()).resolves.toBe(12);
  });

  test('turns a throw at the start into a rejection', async () => {
    const fails = promisify(() => {
      throw new TypeError('no path');
    });
    await expect(fails()).rejects.toThrow('no path');
  });

  test('starts the function anew for each call', async () => {
    const fn = vi.fn((done: Callback) => done(null, 'x'));
    const wrapped = promisify(fn);
    expect(fn).not.toHaveBeenCalled();
    await Promise.all([wrapped(), wrapped()]);
    expect(fn).toHaveBeenCalledTimes(2);
  });
});

describe('callbackify', () => {
  test('calls back with null and the value', async () => {
    const add = callbackify(async (a: number, b: number) => a + b);
    expect(await outcome((done) => add(2, 3, done))).toEqual([null, 5]);
  });

  test('accepts a function that returns a plain value', async () => {
    expect(await outcome((done) => callbackify(() => 'now')(done))).toEqual([null, 'now']);
  });

  test('calls back with the reason of a rejection, and with a thrown error', async () => {
    const error = new Error('offline');
    expect(await outcome((done) => callbackify(() => Promise.reject(error))(done))).toEqual([error]);
    const throwing = callbackify(() => {
      throw error;
    });
    expect(await outcome((done) => throwing(done))).toEqual([error]);
  });

  test.each([0, '', false])('keeps the reason %j', async (reason) => {
    expect(await outcome((done) => callbackify(() => Promise.reject(reason))(done))).toEqual([reason]);
  });

  test.each([null, undefined])('makes an error from the reason %s', async (reason) => {
    const [error] = await outcome((done) => callbackify(() => Promise.reject(reason))(done));
    expect(error).toBeInstanceOf(Error);
    expect(error).toHaveProperty('cause', reason);
  });

  test.each<[string, () => unknown]>([
    ['returns a plain value', () => 1],
    [
      'throws',
      () => {
        throw new Error('thrown');
      },
    ],
  ])('never calls back before it returns, and only once, for a function that %s', async (_, fn) => {
    const done = vi.fn();
    callbackify(fn)(done);
    expect(done).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('keeps this', async () => {
    const shop = {
      name: 'Corner',
      title: callbackify(async function (this: { name: string }) {
        return this.name;
      }),
    };
    expect(await outcome((done) => shop.title(done))).toEqual([null, 'Corner']);
  });

  test('throws a TypeError without a callback, and does not start', () => {
    const fn = vi.fn(async () => 1);
    expect(() => callbackify(fn)('not a function')).toThrow(TypeError);
    expect(fn).not.toHaveBeenCalled();
  });
});
