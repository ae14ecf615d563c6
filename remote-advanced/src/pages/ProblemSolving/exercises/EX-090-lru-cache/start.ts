/** A cache with a limited number of entries; the least recently used one is evicted first. */
export class LRUCache<K, V> {
  /**
   * @param capacity how many entries it may hold
   * @throws RangeError unless the capacity is a whole number of at least 1
   */
  constructor(readonly capacity: number) {}

  get size(): number {
    throw new Error('Not implemented');
  }

  /** The value of a key, which counts as use; undefined for a missing key. */
  get(key: K): V | undefined {
    throw new Error('Not implemented');
  }

  /** Whether a key is present. Does not count as use. */
  has(key: K): boolean {
    throw new Error('Not implemented');
  }

  /** Stores an entry as the most recently used one. */
  set(key: K, value: V): void {
    throw new Error('Not implemented');
  }

  /** Removes an entry. @returns whether there was one */
  delete(key: K): boolean {
    throw new Error('Not implemented');
  }

  /** All keys, the least recently used first. */
  keys(): K[] {
    throw new Error('Not implemented');
  }
}
