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
export function retry<T>(fn: (attempt: number) => T | Promise<T>, options: RetryOptions = {}): Promise<T> {
  throw new Error('Not implemented');
}
