type Visit<T, R> = (value: T, index: number, list: ArrayLike<T>) => R;

/** A new array of what the callback returns; holes stay holes. */
export function map<T, R>(list: ArrayLike<T>, fn: Visit<T, R>, thisArg?: unknown): R[] {
  assertCallable(fn);
  const length = lengthOf(list);
  const mapped = new Array<R>(length);
  for (const [index, value] of present(list, length)) mapped[index] = fn.call(thisArg, value, index, list);
  return mapped;
}

/** A new array of the items for which the callback returns something truthy. */
export function filter<T>(list: ArrayLike<T>, fn: Visit<T, unknown>, thisArg?: unknown): T[] {
  assertCallable(fn);
  const kept: T[] = [];
  for (const [index, value] of present(list)) {
    if (fn.call(thisArg, value, index, list)) kept.push(value);
  }
  return kept;
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
  assertCallable(fn);
  let hasResult = initial.length > 0;
  let result: unknown = initial[0];
  for (const [index, value] of present(list)) {
    result = hasResult ? fn(result as R, value, index, list) : value;
    hasResult = true;
  }
  if (!hasResult) throw new TypeError('An empty list has no first item to begin with');
  return result as R;
}

/** A new array in which nested arrays are replaced by their items, down to a depth. */
export function flat(list: ArrayLike<unknown>, depth = 1): unknown[] {
  const result: unknown[] = [];
  for (const [, value] of present(list)) {
    if (!(depth >= 1) || !Array.isArray(value)) result.push(value);
    else for (const inner of flat(value, depth - 1)) result.push(inner);
  }
  return result;
}

/** Calls the callback for each item. */
export function forEach<T>(list: ArrayLike<T>, fn: Visit<T, void>, thisArg?: unknown): void {
  assertCallable(fn);
  for (const [index, value] of present(list)) fn.call(thisArg, value, index, list);
}

/** Whether the callback returns something truthy for an item. Stops there. */
export function some<T>(list: ArrayLike<T>, fn: Visit<T, unknown>, thisArg?: unknown): boolean {
  assertCallable(fn);
  for (const [index, value] of present(list)) {
    if (fn.call(thisArg, value, index, list)) return true;
  }
  return false;
}

/** Whether the callback returns something truthy for all items. Stops at the first one for which it does not. */
export function every<T>(list: ArrayLike<T>, fn: Visit<T, unknown>, thisArg?: unknown): boolean {
  assertCallable(fn);
  for (const [index, value] of present(list)) {
    if (!fn.call(thisArg, value, index, list)) return false;
  }
  return true;
}

/** The first item for which the callback returns something truthy. Visits holes. */
export function find<T>(list: ArrayLike<T>, fn: Visit<T, unknown>, thisArg?: unknown): T | undefined {
  assertCallable(fn);
  const length = lengthOf(list);
  for (let index = 0; index < length; index += 1) {
    const value = list[index] as T;
    if (fn.call(thisArg, value, index, list)) return value;
  }
  return undefined;
}

/** Whether a value is among the items, from an index on. A negative index counts from the end. */
export function includes<T>(list: ArrayLike<T>, wanted: unknown, from = 0): boolean {
  const length = lengthOf(list);
  const start = Math.trunc(from) || 0;
  for (let index = start < 0 ? Math.max(0, length + start) : start; index < length; index += 1) {
    const value = list[index];
    if (value === wanted || Object.is(value, wanted)) return true;
  }
  return false;
}

/** The length of a list as a whole number; a negative one, or `NaN`, is 0. */
function lengthOf({ length }: ArrayLike<unknown>): number {
  return Math.min(Math.max(0, Math.trunc(length) || 0), Number.MAX_SAFE_INTEGER);
}

function assertCallable(fn: unknown): void {
  if (typeof fn !== 'function') throw new TypeError('The callback must be a function');
}

/** The indexes and items of a list, without its holes. The length is read once; whether an index exists, when its turn comes. */
function* present<T>(list: ArrayLike<T>, length = lengthOf(list)): Generator<[index: number, value: T]> {
  for (let index = 0; index < length; index += 1) {
    if (index in Object(list)) yield [index, list[index] as T];
  }
}
