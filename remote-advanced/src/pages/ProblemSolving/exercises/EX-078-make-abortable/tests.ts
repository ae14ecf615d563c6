import { describe, expect, test, vi } from 'vitest';
import { makeAbortable } from './solution';

/** Lets everything run that is ready to run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Work that the test settles by hand; it ignores its signal. */
function manual() {
  let finish: (value: string) => void = () => {};
  let fail: (reason: unknown) => void = () => {};
  const signals: AbortSignal[] = [];
  const fn = vi.fn((signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
  });
  return { fn, signals, finish: (value: string) => finish(value), fail: (reason: unknown) => fail(reason) };
}

/** Watches a signal. The function returned counts its listeners, however the others were removed. */
function watchListeners(signal: AbortSignal) {
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const isRemoved = ([type, listener, options]: (typeof added.mock.calls)[number]) => {
    if (removed.mock.calls.some(([name, other]) => name === type && other === listener)) return true;
    if (typeof options !== 'object') return false;
    return Boolean(options.signal?.aborted || (options.once && signal.aborted));
  };
  return () => added.mock.calls.filter((call) => !isRemoved(call)).length;
}

describe('without a cancel', () => {
  test('resolves with the result, also with a plain one', async () => {
    await expect(makeAbortable(async () => 'done').promise).resolves.toBe('done');
    await expect(makeAbortable(() => undefined).promise).resolves.toBeUndefined();
  });

  test('rejects with the failure, also with one that is thrown', async () => {
    await expect(makeAbortable(() => Promise.reject('offline')).promise).rejects.toBe('offline');
    const { promise } = makeAbortable(() => {
      throw new Error('thrown');
    });
    await expect(promise).rejects.toThrow('thrown');
  });

  test('runs the work once, with a signal that has not aborted', async () => {
    const { fn, signals, finish } = manual();
    const { promise } = makeAbortable(fn);
    await settle();
    finish('done');
    await promise;
    expect([fn.mock.calls.length, signals[0]?.aborted]).toEqual([1, false]);
  });
});

describe('cancel', () => {
  test('rejects at once with the reason, though the work goes on', async () => {
    const { fn } = manual();
    const { promise, cancel } = makeAbortable(fn);
    const failed = vi.fn();
    promise.catch(failed);
    await settle();
    cancel('left');
    await settle();
    expect(failed.mock.calls).toEqual([['left']]);
  });

  test('aborts the signal with the reason', async () => {
    const { fn, signals } = manual();
    const { promise, cancel } = makeAbortable(fn);
    promise.catch(() => {});
    await settle();
    const reason = new Error('left');
    cancel(reason);
    expect([signals[0]?.aborted, signals[0]?.reason]).toEqual([true, reason]);
  });

  test('without a reason gives an AbortError', async () => {
    const { fn, signals } = manual();
    const { promise, cancel } = makeAbortable(fn);
    await settle();
    cancel();
    await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
    expect(signals[0]?.reason).toMatchObject({ name: 'AbortError' });
  });

  test('wins over the error with which the work answers the abort', async () => {
    const { promise, cancel } = makeAbortable(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    );
    await settle();
    cancel('left');
    await expect(promise).rejects.toBe('left');
  });

  test('drops a later result or failure', async () => {
    const works = [manual(), manual()];
    const results = [];
    for (const { fn } of works) {
      const { promise, cancel } = makeAbortable(fn);
      results.push(promise.catch((reason) => reason));
      await settle();
      cancel('left');
    }
    works[0]?.finish('late');
    works[1]?.fail('late');
    await expect(Promise.all(results)).resolves.toEqual(['left', 'left']);
    await settle();
  });

  test('counts the first time only', async () => {
    const { fn, signals } = manual();
    const { promise, cancel } = makeAbortable(fn);
    await settle();
    cancel('first');
    cancel('second');
    await expect(promise).rejects.toBe('first');
    expect(signals[0]?.reason).toBe('first');
  });

  test('does nothing after the result', async () => {
    const { fn, signals, finish } = manual();
    const { promise, cancel } = makeAbortable(fn);
    await settle();
    finish('done');
    await promise;
    cancel('late');
    await expect(promise).resolves.toBe('done');
    expect(signals[0]?.aborted).toBe(false);
  });

  test('does nothing after a failure', async () => {
    const { fn, signals, fail } = manual();
    const { promise, cancel } = makeAbortable(fn);
    await settle();
    fail('offline');
    await expect(promise).rejects.toBe('offline');
    cancel('late');
    expect(signals[0]?.aborted).toBe(false);
  });
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'promise and signal agree about a cancel %d microtasks after a result',
  async (count) => {
    for (const makeWork of [() => 'done', async () => 'done', () => Promise.resolve('done')]) {
      const signals: AbortSignal[] = [];
      const { promise, cancel } = makeAbortable((signal): string | Promise<string> => {
        signals.push(signal);
        return makeWork();
      });
      const outcome = promise.catch((reason) => reason);
      for (let turn = 0; turn < count; turn += 1) await null;
      cancel('left');
      expect(await outcome).toBe(signals[0]?.aborted || signals.length === 0 ? 'left' : 'done');
    }
  },
);

describe('an outer signal', () => {
  test('cancels with its reason', async () => {
    const { fn, signals } = manual();
    const outer = new AbortController();
    const { promise } = makeAbortable(fn, outer.signal);
    await settle();
    outer.abort('closed');
    await expect(promise).rejects.toBe('closed');
    expect([signals[0]?.aborted, signals[0]?.reason]).toEqual([true, 'closed']);
  });

  test('that has aborted before keeps the work from starting', async () => {
    const { fn } = manual();
    const { promise, cancel } = makeAbortable(fn, AbortSignal.abort('closed'));
    await expect(promise).rejects.toBe('closed');
    await settle();
    cancel('late');
    expect(fn).not.toHaveBeenCalled();
  });

  test('does not abort when the work is canceled', async () => {
    const { fn } = manual();
    const outer = new AbortController();
    const { promise, cancel } = makeAbortable(fn, outer.signal);
    cancel('left');
    await expect(promise).rejects.toBe('left');
    expect(outer.signal.aborted).toBe(false);
  });

  test.each(['result', 'failure', 'cancel'])('has no listener left after a %s', async (end) => {
    const { fn, finish, fail, signals } = manual();
    const outer = new AbortController();
    const countListeners = watchListeners(outer.signal);
    const { promise, cancel } = makeAbortable(fn, outer.signal);
    await settle();
    if (end === 'result') finish('done');
    if (end === 'failure') fail('offline');
    if (end === 'cancel') cancel('left');
    await promise.catch(() => {});
    expect(countListeners()).toBe(0);
    const before = signals[0]?.reason;
    outer.abort('late');
    expect(signals[0]?.reason).toBe(before);
  });
});
