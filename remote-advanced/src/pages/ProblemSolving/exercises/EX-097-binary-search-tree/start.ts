/** A sorted collection of different values. It iterates over them in order. */
export class BinarySearchTree<T> implements Iterable<T> {
  /** @param compare negative when its first argument comes first, 0 when both are the same value */
  constructor(readonly compare: (a: T, b: T) => number) {}

  get size(): number {
    throw new Error('Not implemented');
  }

  /** Adds a value. @returns false when the tree already contains it */
  insert(value: T): boolean {
    throw new Error('Not implemented');
  }

  has(value: T): boolean {
    throw new Error('Not implemented');
  }

  /** Removes a value. @returns whether the tree contained it */
  delete(value: T): boolean {
    throw new Error('Not implemented');
  }

  /** The first value in order; undefined when there is none. */
  min(): T | undefined {
    throw new Error('Not implemented');
  }

  /** The last value in order; undefined when there is none. */
  max(): T | undefined {
    throw new Error('Not implemented');
  }

  [Symbol.iterator](): Iterator<T> {
    throw new Error('Not implemented');
  }
}
