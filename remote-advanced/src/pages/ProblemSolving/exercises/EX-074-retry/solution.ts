export interface RetryOptions {
  /** How many attempts at most, the first included. */
  times?: number;
  /** Milliseconds before the second attempt. */
  delay?: number;
  /** Each further delay is the one before times this. */
  factor?: number;
  /** Changes a delay. */
  jitter?: (ms: number) => number;
  /** Aborting it stops at once, also during an attempt. */
  signal?: AbortSignal;
  /** Whether another attempt can help after this error. */
  shouldRetry?: (error: unknown) => boolean;
}

/**
 * Calls a function until it succeeds.
 * @returns its result; rejects with the error of the last attempt, or with the reason of the signal
 */
export async function retry<T>(fn: (attempt: number) => T | Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { times = 3, delay = 100, factor = 2, jitter = (ms) => ms, signal, shouldRetry = () => true } = options;
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await orAbort(start(fn, attempt), signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (attempt >= times || !shouldRetry(error)) throw signal?.aborted ? signal.reason : error;
    }
    await pause(jitter(delay * factor ** (attempt - 1)), signal);
  }
}

/** Calls the function; what it throws becomes a rejection. */
async function start<T>(fn: (attempt: number) => T | Promise<T>, attempt: number): Promise<T> {
  return fn(attempt);
}

/** Settles like the promise, or rejects with the reason of the signal if that aborts first. */
function orAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal?.reason);
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
    promise.finally(() => signal?.removeEventListener('abort', onAbort)).then(resolve, reject);
  });
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
}
