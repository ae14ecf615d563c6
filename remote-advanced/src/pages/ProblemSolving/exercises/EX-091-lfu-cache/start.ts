/** A cache with a limited number of entries; evicts the least frequently used one, among several the least recently used. */
export class LFUCache<K, V> {
  /**
   * @param capacity how many entries it may hold
   * @throws RangeError unless the capacity is a whole number of at least 0
   */
  constructor(readonly capacity: number) {}

  get size(): number {
    throw new Error('Not implemented');
  }

  /** The value of a key, which counts as a use; undefined for a missing key. */
  get(key: K): V | undefined {
    throw new Error('Not implemented');
  }

  /** Whether a key is present. Does not count as a use. */
  has(key: K): boolean {
    throw new Error('Not implemented');
  }

  /** Stores an entry, which counts as a use. */
  set(key: K, value: V): void {
    throw new Error('Not implemented');
  }
}
