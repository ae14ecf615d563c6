import { afterEach, describe, expect, test, vi } from 'vitest';
import { MyPromise } from './solution';

/** Lets everything run that is ready to run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** An object with a method then, or with what a getter gives for it. */
const withThen = (descriptor: PropertyDescriptor) => Object.defineProperty({}, 'then', descriptor);

/** What came of a promise: its value or its reason, in an object. */
async function outcome(promise: MyPromise<unknown>): Promise<object> {
  let result = {};
  promise.then(
    (value) => {
      result = { value };
    },
    (reason) => {
      result = { reason };
    },
  );
  await settle();
  return result;
}

afterEach(() => {
  MyPromise.onUnhandled = () => {};
});

describe('the constructor', () => {
  test('runs the executor at once', () => {
    const executor = vi.fn();
    new MyPromise(executor);
    expect(executor).toHaveBeenCalledTimes(1);
  });

  test('rejects when the executor throws, but not after it has resolved', async () => {
    const fail = () => {
      throw 'thrown';
    };
    expect(await outcome(new MyPromise(fail))).toEqual({ reason: 'thrown' });
    const resolved = new MyPromise((resolve) => {
      resolve('kept');
      fail();
    });
    expect(await outcome(resolved)).toEqual({ value: 'kept' });
  });

  test('counts the first settlement only', async () => {
    const promise = new MyPromise((resolve, reject) => {
      resolve(1);
      resolve(2);
      reject(3);
    });
    expect(await outcome(promise)).toEqual({ value: 1 });
  });

  test('is bound to a thenable from the moment it resolves with it', async () => {
    const promise = new MyPromise((resolve, reject) => {
      resolve(new MyPromise((later) => setTimeout(later, 0, 'adopted')));
      reject('too late');
    });
    expect(await outcome(promise)).not.toEqual({ reason: 'too late' });
    await settle();
    expect(await outcome(promise)).toEqual({ value: 'adopted' });
  });
});

describe('then', () => {
  test('works before and after settlement, as often as you like', async () => {
    const log: string[] = [];
    let resolve: (value: string) => void = () => {};
    const promise = new MyPromise<string>((yes) => {
      resolve = yes;
    });
    promise.then((value) => log.push(`1 ${value}`));
    promise.then((value) => log.push(`2 ${value}`));
    resolve('x');
    promise.then((value) => log.push(`3 ${value}`));
    await settle();
    promise.then((value) => log.push(`4 ${value}`));
    await settle();
    expect(log).toEqual(['1 x', '2 x', '3 x', '4 x']);
  });

  test('runs handlers as microtasks, after those that were queued before and ahead of timers', async () => {
    const log: string[] = [];
    setTimeout(() => log.push('timer'));
    queueMicrotask(() => log.push('microtask'));
    MyPromise.resolve(1).then(() => log.push('handler'));
    log.push('synchronous');
    await settle();
    expect(log).toEqual(['synchronous', 'microtask', 'handler', 'timer']);
  });

  test('resolves the next promise with what a handler returns, rejects it with what it throws', async () => {
    const start = MyPromise.resolve(2);
    expect(await outcome(start.then((n) => n * 10))).toEqual({ value: 20 });
    const failing = start.then(() => {
      throw 'thrown';
    });
    expect(await outcome(failing)).toEqual({ reason: 'thrown' });
    expect(await outcome(failing.catch((reason) => `caught ${reason}`))).toEqual({ value: 'caught thrown' });
  });

  test('passes value and reason on where there is no handler', async () => {
    expect(
      await outcome(
        MyPromise.resolve('value')
          .catch(() => 'unused')
          .then(null),
      ),
    ).toEqual({ value: 'value' });
    expect(
      await outcome(
        MyPromise.reject('reason')
          .then(() => 'unused')
          .then(),
      ),
    ).toEqual({ reason: 'reason' });
  });
});

describe('thenables', () => {
  test('waits for a promise that a handler returns, also for a rejected one', async () => {
    const start = MyPromise.resolve(1);
    expect(
      await outcome(start.then((n) => new MyPromise<number>((resolve) => queueMicrotask(() => resolve(n + 1))))),
    ).toEqual({ value: 2 });
    expect(await outcome(start.then(() => MyPromise.reject('inner')))).toEqual({ reason: 'inner' });
    expect(await outcome(MyPromise.resolve(Promise.resolve('built in')))).toEqual({ value: 'built in' });
  });

  test('calls the then of a thenable later, with the thenable as this', async () => {
    const log: unknown[] = [];
    const thenable = withThen({
      value(this: unknown, resolve: (value: string) => void) {
        log.push(this === thenable);
        resolve('third-party');
      },
    });
    const promise = MyPromise.resolve(thenable);
    log.push('synchronous');
    expect(await outcome(promise)).toEqual({ value: 'third-party' });
    expect(log).toEqual(['synchronous', true]);
  });

  test('uses the first answer of a thenable, and its throw only before an answer', async () => {
    const answers = withThen({
      value(resolve: (value: string) => void, reject: (reason: string) => void) {
        resolve('first');
        reject('second');
        throw 'third';
      },
    });
    expect(await outcome(MyPromise.resolve(answers))).toEqual({ value: 'first' });
    const throwing = withThen({
      value() {
        throw 'thrown';
      },
    });
    expect(await outcome(MyPromise.resolve(throwing))).toEqual({ reason: 'thrown' });
  });

  test('reads then once, and rejects when reading it throws', async () => {
    const get = vi.fn(() => (resolve: (value: string) => void) => resolve('read'));
    expect(await outcome(MyPromise.resolve(withThen({ get })))).toEqual({ value: 'read' });
    expect(get).toHaveBeenCalledTimes(1);
    const broken = withThen({
      get() {
        throw 'no then';
      },
    });
    expect(await outcome(MyPromise.resolve(broken))).toEqual({ reason: 'no then' });
  });

  test('adopts a function with then, and keeps values that only look like thenables', async () => {
    const then = { value: (resolve: (value: string) => void) => resolve('callable') };
    expect(await outcome(MyPromise.resolve(Object.defineProperty(() => {}, 'then', then)))).toEqual({
      value: 'callable',
    });
    const record = withThen({ value: 'no function' });
    expect(await outcome(MyPromise.resolve(record))).toEqual({ value: record });
    expect(await outcome(MyPromise.resolve(null))).toEqual({ value: null });
  });

  test('rejects a promise that resolves to itself', async () => {
    const promise: MyPromise<unknown> = MyPromise.resolve(1).then(() => promise);
    expect(await outcome(promise)).toEqual({ reason: expect.any(TypeError) });
  });
});

describe('onUnhandled', () => {
  test('reports a rejection without a handler, later, and its reason', async () => {
    const report = vi.fn();
    MyPromise.onUnhandled = report;
    MyPromise.reject('no stock');
    expect(report).not.toHaveBeenCalled();
    await settle();
    expect(report.mock.calls).toEqual([['no stock']]);
  });

  test('is silent about a handled rejection and about success', async () => {
    const report = vi.fn();
    MyPromise.onUnhandled = report;
    MyPromise.reject('caught').catch(() => {});
    MyPromise.resolve('fine');
    await settle();
    expect(report).not.toHaveBeenCalled();
  });

  test('reports the end of a chain once, not each link', async () => {
    const report = vi.fn();
    MyPromise.onUnhandled = report;
    MyPromise.reject('lost')
      .then(() => 1)
      .then(() => 2);
    await settle();
    expect(report.mock.calls).toEqual([['lost']]);
  });
});

describe('rules that are easily missed', () => {
  test('rejecting with a thenable adopts nothing', async () => {
    const thenable = withThen({ value: (resolve: (value: string) => void) => resolve('adopted') });
    expect(await outcome(MyPromise.reject(thenable))).toEqual({ reason: thenable });
  });

  test('a handler may be given to a rejected promise, which then fulfills', async () => {
    expect(await outcome(MyPromise.reject('no').then(null, (reason) => `${reason}!`))).toEqual({ value: 'no!' });
  });

  test('a thenable may resolve with another thenable', async () => {
    const inner = withThen({ value: (resolve: (value: string) => void) => resolve('inner') });
    const outer = withThen({ value: (resolve: (value: unknown) => void) => resolve(inner) });
    expect(await outcome(MyPromise.resolve(outer))).toEqual({ value: 'inner' });
  });

  test('a handler that is not a function counts as missing', async () => {
    expect(await outcome(MyPromise.resolve(1).then('text' as never))).toEqual({ value: 1 });
    expect(await outcome(MyPromise.reject(2).catch({} as never))).toEqual({ reason: 2 });
  });

  test('handlers run after the current code, also when the promise settles later', async () => {
    const log: string[] = [];
    let resolve: (value: string) => void = () => {};
    const promise = new MyPromise<string>((yes) => {
      resolve = yes;
    });
    promise.then(() => log.push('handler'));
    resolve('x');
    log.push('after resolve');
    await settle();
    expect(log).toEqual(['after resolve', 'handler']);
  });

  test('undefined and falsy values travel unchanged', async () => {
    for (const value of [undefined, null, 0, ''])
      expect(await outcome(MyPromise.resolve(value).then())).toEqual({ value });
    expect(await outcome(MyPromise.reject(undefined))).toEqual({ reason: undefined });
  });

  test('one failing handler does not keep the others of the same promise from running', async () => {
    const start = MyPromise.resolve(1);
    const second = vi.fn();
    start
      .then(() => {
        throw 'thrown';
      })
      .catch(() => {});
    start.then(second);
    await settle();
    expect(second).toHaveBeenCalledWith(1);
  });
});

describe('rules that textbooks skip', () => {
  test('the executor may resolve with a thenable that is pending and then throw', async () => {
    const promise = new MyPromise((resolve) => {
      resolve(new MyPromise((later) => setTimeout(later, 0, 'adopted')));
      throw 'too late';
    });
    expect(await outcome(promise)).not.toEqual({ reason: 'too late' });
    await settle();
    expect(await outcome(promise)).toEqual({ value: 'adopted' });
  });

  test('a thenable may answer with a promise that is pending, and then reject and throw', async () => {
    const thenable = withThen({
      value(resolve: (value: unknown) => void, reject: (reason: string) => void) {
        resolve(new MyPromise((later) => setTimeout(later, 0, 'adopted')));
        reject('second');
        throw 'third';
      },
    });
    const promise = MyPromise.resolve(thenable);
    expect(await outcome(promise)).not.toHaveProperty('reason');
    await settle();
    expect(await outcome(promise)).toEqual({ value: 'adopted' });
  });

  test('a handler that returns undefined fulfills with undefined', async () => {
    expect(await outcome(MyPromise.resolve(1).then(() => undefined))).toEqual({ value: undefined });
    expect(await outcome(MyPromise.reject(1).catch(() => undefined))).toEqual({ value: undefined });
  });

  test('the second handler of then does not catch what the first one throws', async () => {
    const second = vi.fn();
    const next = MyPromise.resolve(1).then(() => {
      throw 'thrown';
    }, second);
    expect(await outcome(next)).toEqual({ reason: 'thrown' });
    expect(second).not.toHaveBeenCalled();
  });

  test('then returns a new promise, also without handlers', () => {
    const promise = MyPromise.resolve(1);
    expect(promise.then()).not.toBe(promise);
    expect(promise.then()).toBeInstanceOf(MyPromise);
    expect(promise.catch(() => 2)).not.toBe(promise);
  });

  test('works without the built-in promise', async () => {
    const { Promise: builtIn } = globalThis;
    const log: unknown[] = [];
    // Only while this code runs: the test runner needs it, too.
    globalThis.Promise = undefined as never;
    try {
      MyPromise.resolve('settled').then((value) => log.push(value));
      MyPromise.reject('rejected').catch((reason) => log.push(reason));
      let resolve: (value: string) => void = () => {};
      const pending = new MyPromise<string>((yes) => {
        resolve = yes;
      });
      pending.then((value) => log.push(value));
      resolve('pending');
    } finally {
      globalThis.Promise = builtIn;
    }
    await settle();
    expect(log.toSorted()).toEqual(['pending', 'rejected', 'settled']);
  });
});
