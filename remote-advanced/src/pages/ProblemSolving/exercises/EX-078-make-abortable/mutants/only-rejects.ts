// Rejects the promise and does not abort the signal.
/** A promise that can be given up. */
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
  let giveUp: (reason: unknown) => void = () => {};
  const cancel = (reason?: unknown) => {
    if (!isSettled) giveUp(reason ?? new DOMException('Aborted', 'AbortError'));
  };
  const onOuterAbort = () => cancel(outer?.reason);

  const result = new Promise<T>((resolve, reject) => {
    giveUp = reject;
    if (outer?.aborted) return onOuterAbort();
    outer?.addEventListener('abort', onOuterAbort, { once: true });
    start(fn, signal).then(resolve, reject);
  });
  const promise = result.finally(() => {
    isSettled = true;
    outer?.removeEventListener('abort', onOuterAbort);
  });
  return { promise, cancel };
}

/** Calls the function; what it throws becomes a rejection. */
async function start<T>(fn: (signal: AbortSignal) => T | Promise<T>, signal: AbortSignal): Promise<T> {
  return fn(signal);
}
