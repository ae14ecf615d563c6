/** A function with the results it remembers. */
export interface Memoized<This, Args extends unknown[], Result> {
  (this: This, ...args: Args): Result;
  readonly cache: Map<unknown, Result>;
}

/**
 * Remembers the results of a function. Calls that throw are not remembered.
 * @param fn the function
 * @param resolver gives the key of a call; without it the arguments are compared one by one
 * @param maxSize the most results to keep; the least recently used one is dropped first
 */
export function memoize<This, Args extends unknown[], Result>(
  fn: (this: This, ...args: Args) => Result,
  resolver?: (this: This, ...args: Args) => unknown,
  maxSize = Number.POSITIVE_INFINITY,
): Memoized<This, Args, Result> {
  throw new Error('Not implemented');
}
