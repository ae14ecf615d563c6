/** What the methods of a set accept besides a set: an object with a size, a test, and an iterator over its keys. */
export interface SetLike<T> {
  readonly size: number;
  has(value: T): boolean;
  /** An iterator; it need not be iterable itself. */
  keys(): Iterator<T>;
}

/** A new set of what is in either: first the values of the set, then those of the other that are new. */
export function union<T>(set: ReadonlySet<T>, other: SetLike<T>): Set<T> {
  throw new Error('Not implemented');
}

/** A new set of what is in both, in the order of the smaller one; of the set if they are equally large. */
export function intersection<T>(set: ReadonlySet<T>, other: SetLike<T>): Set<T> {
  throw new Error('Not implemented');
}

/** A new set of what is in the set and not in the other, in the order of the set. */
export function difference<T>(set: ReadonlySet<T>, other: SetLike<T>): Set<T> {
  throw new Error('Not implemented');
}

/** A new set of what is in one of both only: first the values of the set, then those of the other. */
export function symmetricDifference<T>(set: ReadonlySet<T>, other: SetLike<T>): Set<T> {
  throw new Error('Not implemented');
}

/** Whether every value of the set is in the other. */
export function isSubsetOf<T>(set: ReadonlySet<T>, other: SetLike<T>): boolean {
  throw new Error('Not implemented');
}

/** Whether every value of the other is in the set. */
export function isSupersetOf<T>(set: ReadonlySet<T>, other: SetLike<T>): boolean {
  throw new Error('Not implemented');
}
