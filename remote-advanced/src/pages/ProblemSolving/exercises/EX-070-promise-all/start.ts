/**
 * Waits for all values, like Promise.all.
 * @returns the results in the order of the input; rejects with the first reason
 */
export function promiseAll<T>(values: Iterable<T | PromiseLike<T>>): Promise<T[]> {
  throw new Error('Not implemented');
}
