/** The results of a function for each value. */
export function map<T, R>(source: Iterable<T>, fn: (value: T, index: number) => R): IterableIterator<R> {
  throw new Error('Not implemented');
}

/** The values for which a function returns something truthy. */
export function filter<T>(source: Iterable<T>, fn: (value: T, index: number) => unknown): IterableIterator<T> {
  throw new Error('Not implemented');
}

/**
 * The first values, at most a number of them. Reads no more than it yields.
 * @throws RangeError, immediately, for a count below 0 and for NaN
 */
export function take<T>(source: Iterable<T>, count: number): IterableIterator<T> {
  throw new Error('Not implemented');
}

/**
 * The values after the first ones.
 * @throws RangeError, immediately, for a count below 0 and for NaN
 */
export function drop<T>(source: Iterable<T>, count: number): IterableIterator<T> {
  throw new Error('Not implemented');
}

/** The values of the iterables that a function returns for each value, one after another. */
export function flatMap<T, R>(source: Iterable<T>, fn: (value: T, index: number) => Iterable<R>): IterableIterator<R> {
  throw new Error('Not implemented');
}
