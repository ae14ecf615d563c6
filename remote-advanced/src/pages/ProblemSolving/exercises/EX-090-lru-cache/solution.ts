interface Entry<K, V> {
  readonly key: K;
  value: V;
  older: Entry<K, V> | undefined;
  newer: Entry<K, V> | undefined;
}

/** A cache with a limited number of entries; the least recently used one is evicted first. */
export class LRUCache<K, V> {
  #entries = new Map<K, Entry<K, V>>();
  /** Both ends of the list of entries, which is in the order of use. */
  #oldest: Entry<K, V> | undefined;
  #newest: Entry<K, V> | undefined;

  /**
   * @param capacity how many entries it may hold
   * @throws RangeError unless the capacity is a whole number of at least 1
   */
  constructor(readonly capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 1) throw new RangeError(`${capacity} is not a capacity`);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value of a key, which counts as use; undefined for a missing key. */
  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#moveToEnd(entry);
    return entry.value;
  }

  /** Whether a key is present. Does not count as use. */
  has(key: K): boolean {
    return this.#entries.has(key);
  }

  /** Stores an entry as the most recently used one. */
  set(key: K, value: V): void {
    const existing = this.#entries.get(key);
    if (existing) {
      existing.value = value;
      this.#moveToEnd(existing);
      return;
    }
    if (this.#oldest && this.size === this.capacity) this.delete(this.#oldest.key);
    const entry: Entry<K, V> = { key, value, older: undefined, newer: undefined };
    this.#entries.set(key, entry);
    this.#append(entry);
  }

  /** Removes an entry. @returns whether there was one */
  delete(key: K): boolean {
    const entry = this.#entries.get(key);
    if (!entry) return false;
    this.#unlink(entry);
    return this.#entries.delete(key);
  }

  /** All keys, the least recently used first. */
  keys(): K[] {
    const keys: K[] = [];
    for (let entry = this.#oldest; entry; entry = entry.newer) keys.push(entry.key);
    return keys;
  }

  #moveToEnd(entry: Entry<K, V>): void {
    this.#unlink(entry);
    this.#append(entry);
  }

  #append(entry: Entry<K, V>): void {
    entry.older = this.#newest;
    entry.newer = undefined;
    if (this.#newest) this.#newest.newer = entry;
    else this.#oldest = entry;
    this.#newest = entry;
  }

  #unlink({ older, newer }: Entry<K, V>): void {
    if (older) older.newer = newer;
    else this.#oldest = newer;
    if (newer) newer.older = older;
    else this.#newest = older;
  }
}
