import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retry } from './solution';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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

/** Fails with `error 1`, `error 2` … until the given attempt. */
const failsUntil = (success: number) =>
  vi.fn(async (attempt: number) => {
    if (attempt < success) throw new Error(`error ${attempt}`);
    return `result ${attempt}`;
  });

describe('attempts', () => {
  test('resolves with the first success and starts no timer', async () => {
    const fn = failsUntil(1);
    await expect(retry(fn)).resolves.toBe('result 1');
    expect(fn.mock.calls).toEqual([[1]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('tries three times by default and passes the number of the attempt', async () => {
    const fn = failsUntil(3);
    const result = retry(fn);
    await vi.runAllTimersAsync();
    await expect(result).resolves.toBe('result 3');
    expect(fn.mock.calls).toEqual([[1], [2], [3]]);
  });

  test('keeps the last error when the attempts are used up, without a last delay', async () => {
    const fn = failsUntil(9);
    const failed = vi.fn();
    retry(fn, { times: 2, delay: 50 }).catch(failed);
    await vi.advanceTimersByTimeAsync(50);
    expect(fn).toHaveBeenCalledTimes(2);
    expect(failed).toHaveBeenCalledWith(new Error('error 2'));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('tries once when times is 1', async () => {
    const fn = failsUntil(2);
    await expect(retry(fn, { times: 1 })).rejects.toThrow('error 1');
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('retries after a synchronous throw, and accepts a plain value', async () => {
    const fn = vi.fn((attempt: number) => {
      if (attempt === 1) throw new Error('thrown');
      return 7;
    });
    const result = retry(fn);
    await vi.runAllTimersAsync();
    await expect(result).resolves.toBe(7);
  });

  test('gives up at once on an error that is not worth another attempt', async () => {
    const fn = failsUntil(3);
    const shouldRetry = vi.fn((error: unknown) => !(error instanceof Error && error.message === 'error 1'));
    await expect(retry(fn, { shouldRetry })).rejects.toThrow('error 1');
    expect(fn).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('delays', () => {
  test('grow by the factor', async () => {
    const fn = failsUntil(9);
    retry(fn, { times: 4, delay: 10, factor: 3 }).catch(() => {});
    const calls = [];
    for (const ms of [0, 9, 1, 29, 1, 89, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      calls.push(fn.mock.calls.length);
    }
    expect(calls).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });

  test('are 100 and 200 milliseconds by default', async () => {
    const fn = failsUntil(3);
    const jitter = vi.fn((ms: number) => ms);
    const result = retry(fn, { jitter });
    await vi.runAllTimersAsync();
    await result;
    expect(jitter.mock.calls.map(([ms]) => ms)).toEqual([100, 200]);
  });

  test('are changed by the jitter, which does not add up', async () => {
    const fn = failsUntil(3);
    retry(fn, { delay: 10, jitter: (ms) => ms / 2 });
    await vi.advanceTimersByTimeAsync(5);
    expect(fn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10);
    expect(fn).toHaveBeenCalledTimes(3);
  });
});

describe('the signal', () => {
  test('aborted before: no attempt at all', async () => {
    const fn = failsUntil(1);
    await expect(retry(fn, { signal: AbortSignal.abort('never mind') })).rejects.toBe('never mind');
    expect(fn).not.toHaveBeenCalled();
  });

  test('aborted in a delay: rejects at once, clears the timer, tries no more', async () => {
    const controller = new AbortController();
    const fn = failsUntil(3);
    const failed = vi.fn();
    retry(fn, { delay: 1_000, signal: controller.signal }).catch(failed);
    await vi.advanceTimersByTimeAsync(400);
    controller.abort('left');
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledWith('left');
    expect(vi.getTimerCount()).toBe(0);
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('aborted in a failing attempt: no delay follows', async () => {
    const controller = new AbortController();
    const fn = vi.fn(() => {
      controller.abort('left');
      throw new Error('failed');
    });
    await expect(retry(fn, { signal: controller.signal })).rejects.toBe('left');
    expect(fn).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('aborted by shouldRetry that wants no other attempt: the reason wins over the error', async () => {
    const controller = new AbortController();
    const shouldRetry = () => {
      controller.abort('left');
      return false;
    };
    await expect(retry(failsUntil(3), { signal: controller.signal, shouldRetry })).rejects.toBe('left');
  });

  test('aborted by shouldRetry: no delay follows', async () => {
    const controller = new AbortController();
    const fn = failsUntil(3);
    const failed = vi.fn();
    const shouldRetry = () => {
      controller.abort('left');
      return true;
    };
    retry(fn, { delay: 1_000, signal: controller.signal, shouldRetry }).catch(failed);
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledWith('left');
    expect([fn.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  test('leaves no listener behind after a delay', async () => {
    const { signal } = new AbortController();
    const countListeners = watchListeners(signal);
    const result = retry(failsUntil(2), { signal });
    await vi.runAllTimersAsync();
    await result;
    expect(countListeners()).toBe(0);
  });

  test.each([
    ['a delay', failsUntil(3)],
    ['an attempt', () => new Promise(() => {})],
  ])('leaves no listener behind when it aborts %s', async (_, fn) => {
    const controller = new AbortController();
    const countListeners = watchListeners(controller.signal);
    const result = retry<unknown>(fn, { signal: controller.signal }).catch((reason) => reason);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort('left');
    await expect(result).resolves.toBe('left');
    expect(countListeners()).toBe(0);
  });
});

describe('the signal during an attempt', () => {
  test('rejects at once, without waiting for the attempt', async () => {
    const controller = new AbortController();
    const failed = vi.fn();
    retry(() => new Promise(() => {}), { signal: controller.signal }).catch(failed);
    await vi.advanceTimersByTimeAsync(5);
    controller.abort('left');
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledWith('left');
  });

  test('the reason wins over the error of the last attempt', async () => {
    const controller = new AbortController();
    const fn = async () => {
      controller.abort('left');
      throw new Error('failed');
    };
    await expect(retry(fn, { times: 1, signal: controller.signal })).rejects.toBe('left');
  });

  test('an error after the abort starts nothing more', async () => {
    const controller = new AbortController();
    let fail: (error: Error) => void = () => {};
    const fn = vi.fn(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    const failed = vi.fn();
    retry(fn, { signal: controller.signal }).catch(failed);
    await vi.advanceTimersByTimeAsync(0);
    controller.abort('left');
    fail(new Error('late'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([fn.mock.calls.length, failed.mock.calls, vi.getTimerCount()]).toEqual([1, [['left']], 0]);
  });
});

test('the jitter gets each delay as planned, and is not asked after the last attempt', async () => {
  const jitter = vi.fn((ms: number) => ms / 2);
  const result = retry(failsUntil(9), { delay: 10, times: 4, jitter }).catch(() => 'failed');
  await vi.runAllTimersAsync();
  await expect(result).resolves.toBe('failed');
  expect(jitter.mock.calls.map(([ms]) => ms)).toEqual([10, 20, 40]);
});

test('a later error can end the attempts', async () => {
  const shouldRetry = (error: unknown) => error instanceof Error && error.message === 'error 1';
  const fn = failsUntil(5);
  const result = retry(fn, { times: 5, shouldRetry }).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  await expect(result).resolves.toBe('error 2');
});
