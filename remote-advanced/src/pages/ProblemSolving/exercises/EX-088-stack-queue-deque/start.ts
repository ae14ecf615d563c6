/** A list with two ends. It iterates from front to back. */
export class Deque<T> implements Iterable<T> {
  /** How many items it holds. */
  get size(): number {
    throw new Error('Not implemented');
  }

  /** Adds an item before all others. */
  pushFront(item: T): void {
    throw new Error('Not implemented');
  }

  /** Adds an item after all others. */
  pushBack(item: T): void {
    throw new Error('Not implemented');
  }

  /** Removes the first item and returns it. */
  popFront(): T | undefined {
    throw new Error('Not implemented');
  }

  /** Removes the last item and returns it. */
  popBack(): T | undefined {
    throw new Error('Not implemented');
  }

  peekFront(): T | undefined {
    throw new Error('Not implemented');
  }

  peekBack(): T | undefined {
    throw new Error('Not implemented');
  }

  [Symbol.iterator](): Iterator<T> {
    throw new Error('Not implemented');
  }
}

/** Last in, first out. It iterates from the top. */
export class Stack<T> implements Iterable<T> {
  get size(): number {
    throw new Error('Not implemented');
  }

  push(item: T): void {
    throw new Error('Not implemented');
  }

  pop(): T | undefined {
    throw new Error('Not implemented');
  }

  peek(): T | undefined {
    throw new Error('Not implemented');
  }

  [Symbol.iterator](): Iterator<T> {
    throw new Error('Not implemented');
  }
}

/** First in, first out. It iterates from the front. */
export class Queue<T> implements Iterable<T> {
  get size(): number {
    throw new Error('Not implemented');
  }

  enqueue(item: T): void {
    throw new Error('Not implemented');
  }

  dequeue(): T | undefined {
    throw new Error('Not implemented');
  }

  peek(): T | undefined {
    throw new Error('Not implemented');
  }

  [Symbol.iterator](): Iterator<T> {
    throw new Error('Not implemented');
  }
}
