/** What the methods of a set accept besides a set: an object with a size, a test, and an iterator over its keys. */
export interface SetLike<T> {
  readonly size: number;
  has(value: T): boolean;
  /** An iterator; it need not be iterable itself. */
  keys(): Iterator<T>;
}

/** A new set of what is in either: first the values of the set, then those of the other that are new. */
export function union<T>(set: ReadonlySet<T>, other: SetLike<T>): Set<T> {
  check(other);
  return new Set([...set, ...keysOf(other)]);
}

/** A new set of what is in both, in the order of the smaller one; of the set if they are equally large. */
export function intersection<T>(set: ReadonlySet<T>, other: SetLike<T>): Set<T> {
  check(other);
  const [values, partner] = set.size <= other.size ? [set, other] : [keysOf(other), set];
  return new Set([...values].filter((value) => partner.has(value)));
}

/** A new set of what is in the set and not in the other, in the order of the set. */
export function difference<T>(set: ReadonlySet<T>, other: SetLike<T>): Set<T> {
  check(other);
  if (set.size <= other.size) return new Set([...set].filter((value) => !other.has(value)));
  const result = new Set(set);
  for (const value of keysOf(other)) result.delete(value);
  return result;
}

/** A new set of what is in one of both only: first the values of the set, then those of the other. */
export function symmetricDifference<T>(set: ReadonlySet<T>, other: SetLike<T>): Set<T> {
  check(other);
  const result = new Set(set);
  for (const value of keysOf(other)) {
    if (set.has(value)) result.delete(value);
    else result.add(value);
  }
  return result;
}

/** Whether every value of the set is in the other. */
export function isSubsetOf<T>(set: ReadonlySet<T>, other: SetLike<T>): boolean {
  check(other);
  return set.size <= other.size && every(set, (value) => other.has(value));
}

/** Whether every value of the other is in the set. */
export function isSupersetOf<T>(set: ReadonlySet<T>, other: SetLike<T>): boolean {
  check(other);
  return set.size >= other.size && every(keysOf(other), (value) => set.has(value));
}

/** @throws TypeError for what is not set-like */
function check<T>(other: SetLike<T>): void {
  const { size, has, keys } = other;
  if (typeof size !== 'number' || Number.isNaN(size) || typeof has !== 'function' || typeof keys !== 'function')
    throw new TypeError('Needs a set, or an object with size, has and keys');
}

function keysOf<T>(other: SetLike<T>): Iterable<T> {
  return { [Symbol.iterator]: () => other.keys() };
}

/** Stops at the first value for which the function returns false. */
function every<T>(values: Iterable<T>, fn: (value: T) => boolean): boolean {
  for (const value of values) if (!fn(value)) return false;
  return true;
}
