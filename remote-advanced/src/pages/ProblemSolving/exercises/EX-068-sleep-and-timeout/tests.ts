import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sleep, withTimeout } from './solution';

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

describe('sleep', () => {
  test('resolves after the delay, not before', async () => {
    const woken = vi.fn();
    sleep(100).then(woken);
    await vi.advanceTimersByTimeAsync(99);
    expect(woken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(woken).toHaveBeenCalledWith(undefined);
  });

  test('rejects at once when the signal was aborted before, and starts no timer', async () => {
    const reason = new Error('too late');
    const controller = new AbortController();
    controller.abort(reason);
    await expect(sleep(100, controller.signal)).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rejects with the reason when aborted during the wait', async () => {
    const controller = new AbortController();
    const failed = vi.fn();
    sleep(100, controller.signal).catch(failed);
    await vi.advanceTimersByTimeAsync(40);
    expect(failed).not.toHaveBeenCalled();
    controller.abort('moved on');
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledWith('moved on');
  });

  test('clears its timer when aborted', async () => {
    const controller = new AbortController();
    const nap = expect(sleep(100, controller.signal)).rejects.toBe('stop');
    await vi.advanceTimersByTimeAsync(10);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort('stop');
    await nap;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not disturbed by an abort after its end', async () => {
    const controller = new AbortController();
    const nap = sleep(10, controller.signal);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort('late');
    await expect(nap).resolves.toBeUndefined();
  });

  test('leaves no listener on the signal', async () => {
    const { signal } = new AbortController();
    const countListeners = watchListeners(signal);
    const nap = sleep(10, signal);
    await vi.advanceTimersByTimeAsync(10);
    await nap;
    expect(countListeners()).toBe(0);
  });
});

describe('withTimeout', () => {
  test('passes the value on and clears its timer', async () => {
    await expect(withTimeout(Promise.resolve('prices'), 50)).resolves.toBe('prices');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('passes a rejection on unchanged and clears its timer', async () => {
    const reason = new Error('offline');
    await expect(withTimeout(Promise.reject(reason), 50)).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rejects when the limit is reached', async () => {
    const failed = vi.fn();
    withTimeout(new Promise(() => {}), 50).catch(failed);
    await vi.advanceTimersByTimeAsync(49);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(new Error('Timed out after 50 ms'));
  });

  test('accepts a promise that settles shortly before the limit', async () => {
    const result = withTimeout(sleep(49), 50);
    await vi.advanceTimersByTimeAsync(49);
    await expect(result).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('withTimeout leaves a settled promise alone when the limit passes', async () => {
  const late = vi.fn();
  const result = withTimeout(
    sleep(10).then(() => 'value'),
    50,
  );
  result.catch(late);
  await vi.advanceTimersByTimeAsync(100);
  await expect(result).resolves.toBe('value');
  expect(late).not.toHaveBeenCalled();
});

test('an aborted sleep leaves no listener either', async () => {
  const controller = new AbortController();
  const countListeners = watchListeners(controller.signal);
  const [first, second] = [sleep(10, controller.signal), sleep(20, controller.signal)].map((nap) =>
    nap.catch((reason: unknown) => reason),
  );
  controller.abort('stop');
  await expect(first).resolves.toBe('stop');
  await expect(second).resolves.toBe('stop');
  expect(vi.getTimerCount()).toBe(0);
  expect(countListeners()).toBe(0);
});
