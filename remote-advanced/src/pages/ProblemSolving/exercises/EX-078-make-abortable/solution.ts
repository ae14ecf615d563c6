/** A promise that can be canceled. */
export interface Abortable<T> {
  readonly promise: Promise<T>;
  /** Aborts the work and rejects the promise with the reason; without one, with an `AbortError`. */
  cancel(reason?: unknown): void;
}

/**
 * Starts work that can be canceled.
 * @param fn the work; it may listen to the signal to stop early
 * @param outer cancels the work when it aborts, with its reason
 */
export function makeAbortable<T>(fn: (signal: AbortSignal) => T | Promise<T>, outer?: AbortSignal): Abortable<T> {
  const controller = new AbortController();
  const { signal } = controller;
  let isSettled = false;
  const end = () => {
    isSettled = true;
    outer?.removeEventListener('abort', onOuterAbort);
  };
  const cancel = (reason?: unknown) => {
    if (isSettled) return;
    end();
    controller.abort(reason);
  };
  const onOuterAbort = () => cancel(outer?.reason);

  const promise = new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (outer?.aborted) return onOuterAbort();
    outer?.addEventListener('abort', onOuterAbort, { once: true });
    start(fn, signal).finally(end).then(resolve, reject);
  });
  return { promise, cancel };
}

/** Calls the function; what it throws becomes a rejection. */
async function start<T>(fn: (signal: AbortSignal) => T | Promise<T>, signal: AbortSignal): Promise<T> {
  return fn(signal);
}
