/** The results of a function for each value. */
export function map<T, R>(source: Iterable<T>, fn: (value: T, index: number) => R): IterableIterator<R> {
  return mapping(source, fn);
}

/** The values for which a function returns something truthy. */
export function filter<T>(source: Iterable<T>, fn: (value: T, index: number) => unknown): IterableIterator<T> {
  return filtering(source, fn);
}

/**
 * The first values, at most a number of them. Reads no more than it yields.
 * @throws RangeError, immediately, for a count below 0 and for NaN
 */
export function take<T>(source: Iterable<T>, count: number): IterableIterator<T> {
  checkCount(count);
  return taking(source, count);
}

/**
 * The values after the first ones.
 * @throws RangeError, immediately, for a count below 0 and for NaN
 */
export function drop<T>(source: Iterable<T>, count: number): IterableIterator<T> {
  checkCount(count);
  return filtering(source, (_, index) => index >= count);
}

/** The values of the iterables that a function returns for each value, one after another. */
export function flatMap<T, R>(source: Iterable<T>, fn: (value: T, index: number) => Iterable<R>): IterableIterator<R> {
  return flatMapping(source, fn);
}

function* mapping<T, R>(source: Iterable<T>, fn: (value: T, index: number) => R): Generator<R> {
  let index = 0;
  for (const value of source) yield fn(value, index++);
}

function* filtering<T>(source: Iterable<T>, fn: (value: T, index: number) => unknown): Generator<T> {
  let index = 0;
  for (const value of source) if (fn(value, index++)) yield value;
}

function* taking<T>(source: Iterable<T>, count: number): Generator<T> {
  if (count === 0) return;
  let taken = 0;
  for (const value of source) {
    yield value;
    taken += 1;
    if (taken >= count) return;
  }
}

function* flatMapping<T, R>(source: Iterable<T>, fn: (value: T, index: number) => Iterable<R>): Generator<R> {
  let index = 0;
  for (const value of source) yield* fn(value, index++);
}

function checkCount(count: number): void {
  if (!(count >= 0)) throw new RangeError(`${count} is not a count`);
}
