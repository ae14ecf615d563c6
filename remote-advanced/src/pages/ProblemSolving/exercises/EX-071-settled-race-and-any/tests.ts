import { afterEach, describe, expect, test, vi } from 'vitest';
import { promiseAllSettled, promiseAny, promiseRace } from './solution';

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

describe('promiseAllSettled', () => {
  test('records successes, failures and plain values in order', async () => {
    const slow = deferred<string>();
    const all = promiseAllSettled([slow.promise, Promise.reject('broken'), 'plain']);
    await settle();
    slow.resolve('late');
    await expect(all).resolves.toEqual([
      { status: 'fulfilled', value: 'late' },
      { status: 'rejected', reason: 'broken' },
      { status: 'fulfilled', value: 'plain' },
    ]);
  });

  test('waits for the last entry after a rejection', async () => {
    const slow = deferred<number>();
    const done = vi.fn();
    promiseAllSettled([Promise.reject('broken'), slow.promise]).then(done);
    await settle();
    expect(done).not.toHaveBeenCalled();
    slow.reject('too');
    await settle();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('resolves an empty input to no records', async () => {
    await expect(promiseAllSettled(new Set())).resolves.toEqual([]);
  });
});

describe('promiseRace', () => {
  test('settles like the first to settle, not like the first in the list', async () => {
    const [first, second] = [deferred<string>(), deferred<string>()];
    const race = promiseRace([first.promise, second.promise]);
    second.resolve('second');
    await settle();
    first.resolve('first');
    await expect(race).resolves.toBe('second');
  });

  test('rejects when the first to settle rejects', async () => {
    const slow = deferred<string>();
    const race = promiseRace([slow.promise, Promise.reject('broken')]);
    slow.resolve('late');
    await expect(race).rejects.toBe('broken');
  });

  test('gives a plain value the first place in the list', async () => {
    await expect(promiseRace(['plain', Promise.resolve('promise')])).resolves.toBe('plain');
    await expect(promiseRace([Promise.resolve('promise'), 'plain'])).resolves.toBe('promise');
  });

  test('stays pending without entries', async () => {
    const settled = vi.fn();
    promiseRace([]).then(settled, settled);
    await settle();
    expect(settled).not.toHaveBeenCalled();
  });
});

describe('promiseAny', () => {
  test('resolves to the first success and passes over failures', async () => {
    const slow = deferred<string>();
    const any = promiseAny([slow.promise, Promise.reject('broken'), Promise.resolve('up')]);
    await settle();
    slow.resolve('late');
    await expect(any).resolves.toBe('up');
  });

  test('rejects with all reasons in the order of the input', async () => {
    const [first, second] = [deferred<string>(), deferred<string>()];
    const any = promiseAny([first.promise, second.promise]);
    const caught = any.catch((error: unknown) => error);
    second.reject('second');
    await settle();
    first.reject('first');
    const error = await caught;
    expect(error).toBeInstanceOf(AggregateError);
    expect(error).toHaveProperty('errors', ['first', 'second']);
  });

  test('waits for the last entry before it rejects', async () => {
    const slow = deferred<string>();
    const any = promiseAny([Promise.reject('broken'), slow.promise]);
    const failed = vi.fn();
    any.catch(failed);
    await settle();
    expect(failed).not.toHaveBeenCalled();
    slow.resolve('saved');
    await expect(any).resolves.toBe('saved');
  });

  test('rejects an empty input with an empty AggregateError', async () => {
    const error = await promiseAny([]).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AggregateError);
    expect(error).toHaveProperty('errors', []);
  });

  test('accepts a plain value', async () => {
    await expect(promiseAny([Promise.reject('broken'), 5])).resolves.toBe(5);
  });
});

test.each([
  ['promiseAllSettled', promiseAllSettled],
  ['promiseRace', promiseRace],
  ['promiseAny', promiseAny],
])('%s rejects, and does not throw, when the iterable throws', async (_, combinator) => {
  function* broken() {
    yield new Promise(() => {});
    throw new Error('no more');
  }
  await expect(combinator(broken())).rejects.toThrow('no more');
});

test('no built-in combinator is called', async () => {
  const combinators = (['all', 'allSettled', 'race', 'any'] as const).map((name) => vi.spyOn(Promise, name));
  await promiseAllSettled([1]);
  await promiseRace([1]);
  await promiseAny([1]);
  const calls = combinators.map((spy) => spy.mock.calls.length);
  vi.restoreAllMocks();
  expect(calls).toEqual([0, 0, 0, 0]);
});

test('thenables are adopted', async () => {
  const thenable: PromiseLike<string> = {
    // biome-ignore lint/suspicious/noThenProperty: the test is about thenables
    then: (onFulfilled) => Promise.resolve('adopted').then(onFulfilled),
  };
  await expect(promiseRace([thenable])).resolves.toBe('adopted');
  await expect(promiseAny([thenable])).resolves.toBe('adopted');
  await expect(promiseAllSettled([thenable])).resolves.toEqual([{ status: 'fulfilled', value: 'adopted' }]);
});
