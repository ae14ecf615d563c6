/**
 * Resolves after a delay.
 * @param ms the delay in milliseconds
 * @param signal aborting it rejects with its reason and clears the timer
 */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  throw new Error('Not implemented');
}

/**
 * Settles like the promise, or rejects when that takes longer than the limit.
 * @param ms the limit in milliseconds
 */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  throw new Error('Not implemented');
}
