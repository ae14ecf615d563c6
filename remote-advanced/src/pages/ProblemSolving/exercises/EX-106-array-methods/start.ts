type Visit<T, R> = (value: T, index: number, list: ArrayLike<T>) => R;

/** A new array of what the callback returns; holes stay holes. */
export function map<T, R>(list: ArrayLike<T>, fn: Visit<T, R>, thisArg?: unknown): R[] {
  throw new Error('Not implemented');
}

/** A new array of the items for which the callback returns something truthy. */
export function filter<T>(list: ArrayLike<T>, fn: Visit<T, unknown>, thisArg?: unknown): T[] {
  throw new Error('Not implemented');
}

/**
 * Combines all items, from the first to the last.
 * @throws TypeError without an initial value when there is no item
 */
export function reduce<T, R = T>(
  list: ArrayLike<T>,
  fn: (result: R, value: T, index: number, list: ArrayLike<T>) => R,
  ...initial: [] | [R]
): R {
  throw new Error('Not implemented');
}

/** A new array in which nested arrays are replaced by their items, down to a depth. */
export function flat(list: ArrayLike<unknown>, depth = 1): unknown[] {
  throw new Error('Not implemented');
}

/** Calls the callback for each item. */
export function forEach<T>(list: ArrayLike<T>, fn: Visit<T, void>, thisArg?: unknown): void {
  throw new Error('Not implemented');
}

/** Whether the callback returns something truthy for an item. Stops there. */
export function some<T>(list: ArrayLike<T>, fn: Visit<T, unknown>, thisArg?: unknown): boolean {
  throw new Error('Not implemented');
}

/** Whether the callback returns something truthy for all items. Stops at the first one for which it does not. */
export function every<T>(list: ArrayLike<T>, fn: Visit<T, unknown>, thisArg?: unknown): boolean {
  throw new Error('Not implemented');
}

/** The first item for which the callback returns something truthy. Visits holes. */
export function find<T>(list: ArrayLike<T>, fn: Visit<T, unknown>, thisArg?: unknown): T | undefined {
  throw new Error('Not implemented');
}

/** Whether a value is among the items, from an index on. A negative index counts from the end. */
export function includes<T>(list: ArrayLike<T>, wanted: unknown, from = 0): boolean {
  throw new Error('Not implemented');
}
