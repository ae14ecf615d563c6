interface Entry<K, V> {
  readonly key: K;
  value: V;
  uses: number;
  before: Entry<K, V> | undefined;
  after: Entry<K, V> | undefined;
}

/** A cache with a limited number of entries; evicts the least frequently used one, among several the least recently used. */
export class LFUCache<K, V> {
  #entries = new Map<K, Entry<K, V>>();
  /** The entry to evict next. The list from it on is sorted by uses, and by the last use where the uses are the same. */
  #first: Entry<K, V> | undefined;
  /** For each number of uses the entry with the most recent use. */
  #lastWith = new Map<number, Entry<K, V>>();

  /**
   * @param capacity how many entries it may hold
   * @throws RangeError unless the capacity is a whole number of at least 0
   */
  constructor(readonly capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 0) throw new RangeError(`${capacity} is not a capacity`);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value of a key, which counts as a use; undefined for a missing key. */
  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry) this.#use(entry);
    return entry?.value;
  }

  /** Whether a key is present. Does not count as a use. */
  has(key: K): boolean {
    return this.#entries.has(key);
  }

  /** Stores an entry, which counts as a use. */
  set(key: K, value: V): void {
    const existing = this.#entries.get(key);
    if (existing) {
      existing.value = value;
      this.#use(existing);
      return;
    }
    if (this.capacity === 0) return;
    if (this.#first && this.size === this.capacity) this.#evict(this.#first);
    const entry: Entry<K, V> = { key, value, uses: 1, before: undefined, after: undefined };
    this.#entries.set(key, entry);
    this.#insertAfter(this.#lastWith.get(1), entry);
    this.#lastWith.set(1, entry);
  }

  /** Counts a use, and moves the entry to after all others with as many uses. */
  #use(entry: Entry<K, V>): void {
    const target = this.#lastWith.get(entry.uses + 1) ?? this.#lastWith.get(entry.uses);
    this.#leaveGroup(entry);
    if (target !== entry) {
      this.#unlink(entry);
      this.#insertAfter(target, entry);
    }
    entry.uses += 1;
    this.#lastWith.set(entry.uses, entry);
  }

  #evict(entry: Entry<K, V>): void {
    this.#leaveGroup(entry);
    this.#unlink(entry);
    this.#entries.delete(entry.key);
  }

  /** Makes sure that an entry is not the last one with its number of uses. */
  #leaveGroup(entry: Entry<K, V>): void {
    const { uses, before } = entry;
    if (this.#lastWith.get(uses) !== entry) return;
    if (before?.uses === uses) this.#lastWith.set(uses, before);
    else this.#lastWith.delete(uses);
  }

  /** Inserts an entry after another one, or at the front. */
  #insertAfter(target: Entry<K, V> | undefined, entry: Entry<K, V>): void {
    entry.before = target;
    entry.after = target ? target.after : this.#first;
    if (entry.after) entry.after.before = entry;
    if (target) target.after = entry;
    else this.#first = entry;
  }

  #unlink({ before, after }: Entry<K, V>): void {
    if (before) before.after = after;
    else this.#first = after;
    if (after) after.before = before;
  }
}
