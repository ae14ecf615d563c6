import { afterEach, expect, test, vi } from 'vitest';
import { promiseAll } from './solution';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A promise together with what settles it. */
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Lets everything run that is ready to run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('resolves an empty iterable to an empty array', async () => {
  await expect(promiseAll([])).resolves.toEqual([]);
});

test('keeps the order of the input, not of arrival', async () => {
  const [first, second, third] = [deferred<string>(), deferred<string>(), deferred<string>()];
  const all = promiseAll([first.promise, second.promise, third.promise]);
  third.resolve('c');
  await settle();
  first.resolve('a');
  await settle();
  second.resolve('b');
  await expect(all).resolves.toEqual(['a', 'b', 'c']);
});

test('waits for the last one', async () => {
  const [first, second] = [deferred<number>(), deferred<number>()];
  const done = vi.fn();
  promiseAll([first.promise, second.promise]).then(done);
  second.resolve(2);
  await settle();
  expect(done).not.toHaveBeenCalled();
  first.resolve(1);
  await settle();
  expect(done).toHaveBeenCalledWith([1, 2]);
});

test('accepts values that are not promises, undefined among them', async () => {
  await expect(promiseAll<unknown>([1, undefined, null, Promise.resolve(undefined)])).resolves.toEqual([
    1,
    undefined,
    null,
    undefined,
  ]);
});

test('adopts thenables', async () => {
  const thenable: PromiseLike<string> = {
    // biome-ignore lint/suspicious/noThenProperty: the test is about thenables
    then: (onFulfilled) => Promise.resolve('adopted').then(onFulfilled),
  };
  await expect(promiseAll([thenable])).resolves.toEqual(['adopted']);
});

test('rejects with the first rejection at once', async () => {
  const failing = deferred<number>();
  const failed = vi.fn();
  promiseAll([new Promise(() => {}), failing.promise]).catch(failed);
  const reason = new Error('no stock');
  failing.reject(reason);
  await settle();
  expect(failed).toHaveBeenCalledWith(reason);
});

test('ignores what comes after the first rejection', async () => {
  const [early, late] = [deferred<number>(), deferred<number>()];
  const reason = promiseAll([late.promise, early.promise]).catch((error: unknown) => error);
  early.reject('early');
  await settle();
  late.reject('late');
  await expect(reason).resolves.toBe('early');
});

test.each([
  ['a set', new Set([1, Promise.resolve(2)]), [1, 2]],
  ['a string', 'ab', ['a', 'b']],
  ['map values', new Map([['x', 7]]).values(), [7]],
])('reads %s', async (_, iterable, expected) => {
  await expect(promiseAll<unknown>(iterable)).resolves.toEqual(expected);
});

test('rejects, and does not throw, when the iterable throws', async () => {
  function* broken() {
    yield 1;
    throw new Error('no more');
  }
  await expect(promiseAll(broken())).rejects.toThrow('no more');
});

test('returns a promise that is not settled synchronously', async () => {
  const log: string[] = [];
  const done = promiseAll([]).then(() => log.push('done'));
  log.push('after');
  await done;
  expect(log).toEqual(['after', 'done']);
});

test('calls no built-in combinator', async () => {
  const combinators = (['all', 'allSettled', 'race', 'any'] as const).map((name) => vi.spyOn(Promise, name));
  await promiseAll([1, Promise.resolve(2)]);
  const calls = combinators.map((spy) => spy.mock.calls.length);
  vi.restoreAllMocks();
  expect(calls).toEqual([0, 0, 0, 0]);
});

test('gives a new array, and reads the iterable once and at once', async () => {
  const values = [1, 2];
  const all = promiseAll(values);
  values.push(3);
  const result = await all;
  expect([result, result === values]).toEqual([[1, 2], false]);
});
