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
  throw new Error('Not implemented');
}
