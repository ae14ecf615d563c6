/** A cache with a limited number of entries; the least recently used one goes first. */
export class LRUCache<K, V> {
  /** In the order of use: a Map keeps the order of insertion, and each use inserts anew. */
  #entries = new Map<K, V>();

  /**
   * @param capacity how many entries it may hold
   * @throws RangeError unless the capacity is a whole number of at least 1
   */
  constructor(readonly capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 1) throw new RangeError(`${capacity} is no capacity`);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value of a key, which counts as use; undefined for a missing key. */
  get(key: K): V | undefined {
    if (!this.#entries.has(key)) return undefined;
    const value = this.#entries.get(key) as V;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Whether a key is present. Does not count as use. */
  has(key: K): boolean {
    return this.#entries.has(key);
  }

  /** Stores an entry as the most recently used one. */
  set(key: K, value: V): void {
    this.#entries.delete(key);
    if (this.#entries.size === this.capacity) this.#evict();
    this.#entries.set(key, value);
  }

  /** Removes an entry. @returns whether there was one */
  delete(key: K): boolean {
    return this.#entries.delete(key);
  }

  /** All keys, the least recently used first. */
  keys(): K[] {
    return [...this.#entries.keys()];
  }

  #evict(): void {
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }
}
