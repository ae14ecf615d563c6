/** A list with two ends, kept in a ring buffer. It iterates from front to back. */
export class Deque<T> implements Iterable<T> {
  #slots = new Array<T | undefined>(4);
  #head = 0;
  #size = 0;

  /** How many items it holds. */
  get size(): number {
    return this.#size;
  }

  /** Adds an item before all others. */
  pushFront(item: T): void {
    this.#makeRoom();
    this.#head = this.#indexOf(-1);
    this.#slots[this.#head] = item;
    this.#size += 1;
  }

  /** Adds an item after all others. */
  pushBack(item: T): void {
    this.#makeRoom();
    this.#slots[this.#indexOf(this.#size)] = item;
    this.#size += 1;
  }

  /** Removes the first item and returns it. */
  popFront(): T | undefined {
    const item = this.#take(0);
    if (this.#size === 0) return undefined;
    this.#head = this.#indexOf(1);
    this.#size -= 1;
    return item;
  }

  /** Removes the last item and returns it. */
  popBack(): T | undefined {
    if (this.#size === 0) return undefined;
    this.#size -= 1;
    return this.#take(this.#size);
  }

  peekFront(): T | undefined {
    return this.#slots[this.#head];
  }

  peekBack(): T | undefined {
    return this.#slots[this.#indexOf(this.#size - 1)];
  }

  *[Symbol.iterator](): Generator<T> {
    for (let offset = 0; offset < this.#size; offset += 1) yield this.#slots[this.#indexOf(offset)] as T;
  }

  /** The index of the slot of an item, by its offset from the first one. */
  #indexOf(offset: number): number {
    const { length } = this.#slots;
    return (this.#head + offset + length) % length;
  }

  /** Empties a slot, so that its item can be collected. */
  #take(offset: number): T | undefined {
    const index = this.#indexOf(offset);
    const item = this.#slots[index];
    this.#slots[index] = undefined;
    return item;
  }

  #makeRoom(): void {
    if (this.#size < this.#slots.length) return;
    const items = [...this];
    this.#slots = items.concat(new Array(items.length));
    this.#head = 0;
  }
}

/** Last in, first out. It iterates from the top. */
export class Stack<T> implements Iterable<T> {
  #items = new Deque<T>();

  get size(): number {
    return this.#items.size;
  }

  push(item: T): void {
    this.#items.pushFront(item);
  }

  pop(): T | undefined {
    return this.#items.popFront();
  }

  peek(): T | undefined {
    return this.#items.peekFront();
  }

  [Symbol.iterator](): Iterator<T> {
    return this.#items[Symbol.iterator]();
  }
}

/** First in, first out. It iterates from the front. */
export class Queue<T> implements Iterable<T> {
  #items = new Deque<T>();

  get size(): number {
    return this.#items.size;
  }

  enqueue(item: T): void {
    this.#items.pushBack(item);
  }

  dequeue(): T | undefined {
    return this.#items.popFront();
  }

  peek(): T | undefined {
    return this.#items.peekFront();
  }

  [Symbol.iterator](): Iterator<T> {
    return this.#items[Symbol.iterator]();
  }
}
