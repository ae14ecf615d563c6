interface Entry<T> {
  item: T;
  sequence: number;
}

/** A queue whose items are removed by priority; equal ones in the order in which they were added. A binary heap in an array. */
export class PriorityQueue<T> {
  #heap: Entry<T>[] = [];
  #added = 0;

  /** @param compare negative when its first argument is removed first */
  constructor(readonly compare: (a: T, b: T) => number) {}

  get size(): number {
    return this.#heap.length;
  }

  /** The item that is removed next. */
  peek(): T | undefined {
    return this.#heap[0]?.item;
  }

  push(item: T): void {
    this.#added += 1;
    this.#rise({ item, sequence: this.#added });
  }

  /** Removes the next item and returns it. */
  pop(): T | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (last && last !== first) this.#sink(last);
    return first?.item;
  }

  /** Adds an entry at the end, and moves it up from there. */
  #rise(entry: Entry<T>): void {
    let index = this.#heap.length;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = this.#heap[parent] as Entry<T>;
      if (!this.#isBefore(entry, above)) break;
      this.#heap[index] = above;
      index = parent;
    }
    this.#heap[index] = entry;
  }

  /** Puts an entry at the top, and moves it down from there. */
  #sink(entry: Entry<T>): void {
    let index = 0;
    for (;;) {
      const child = this.#firstChild(index);
      const below = this.#heap[child];
      if (!below || !this.#isBefore(below, entry)) break;
      this.#heap[index] = below;
      index = child;
    }
    this.#heap[index] = entry;
  }

  #firstChild(index: number): number {
    const child = 2 * index + 1;
    const [left, right] = [this.#heap[child], this.#heap[child + 1]];
    return left && right && this.#isBefore(right, left) ? child + 1 : child;
  }

  #isBefore(a: Entry<T>, b: Entry<T>): boolean {
    return (this.compare(a.item, b.item) || a.sequence - b.sequence) < 0;
  }
}
