// Of entries with the same uses, the one stored first goes, whenever it was used.
interface Entry<K, V> {
  readonly key: K;
  value: V;
  uses: number;
  before: Entry<K, V> | undefined;
  after: Entry<K, V> | undefined;
}

/** A cache with a limited number of entries; the least frequently used one goes first, of several the least recent. */
export class LFUCache<K, V> {
  #entries = new Map<K, Entry<K, V>>();
  /** The entry that goes first. From it on, all entries are sorted by uses; those with the same uses by their last use. */
  #first: Entry<K, V> | undefined;
  /** For each number of uses the entry with the most recent use. */
  #lastWith = new Map<number, Entry<K, V>>();

  /**
   * @param capacity how many entries it may hold
   * @throws RangeError unless the capacity is a whole number from 0 up
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
    const known = this.#entries.get(key);
    if (known) {
      known.value = value;
      this.#use(known);
      return;
    }
    if (this.capacity === 0) return;
    const fewest = this.#first?.uses;
    const oldest = [...this.#entries.values()].find((entry) => entry.uses === fewest);
    if (oldest && this.size === this.capacity) this.#evict(oldest);
    const entry: Entry<K, V> = { key, value, uses: 1, before: undefined, after: undefined };
    this.#entries.set(key, entry);
    this.#insertAfter(this.#lastWith.get(1), entry);
    this.#lastWith.set(1, entry);
  }

  /** Counts a use, and moves the entry behind all others with as many uses. */
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

  /** Puts an entry behind another one, or at the front. */
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
