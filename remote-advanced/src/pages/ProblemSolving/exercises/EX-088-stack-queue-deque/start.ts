/** A list with two ends. It iterates from front to back. */
export class Deque<T> implements Iterable<T> {
  /** How many items it holds. */
  get size(): number {
    throw new Error('Not solved yet');
  }

  /** Adds an item before all others. */
  pushFront(item: T): void {
    throw new Error('Not solved yet', { cause: item });
  }

  /** Adds an item behind all others. */
  pushBack(item: T): void {
    throw new Error('Not solved yet', { cause: item });
  }

  /** Removes the first item and returns it. */
  popFront(): T | undefined {
    throw new Error('Not solved yet');
  }

  /** Removes the last item and returns it. */
  popBack(): T | undefined {
    throw new Error('Not solved yet');
  }

  peekFront(): T | undefined {
    throw new Error('Not solved yet');
  }

  peekBack(): T | undefined {
    throw new Error('Not solved yet');
  }

  [Symbol.iterator](): Iterator<T> {
    throw new Error('Not solved yet');
  }
}

/** Last in, first out. It iterates from the top. */
export class Stack<T> implements Iterable<T> {
  get size(): number {
    throw new Error('Not solved yet');
  }

  push(item: T): void {
    throw new Error('Not solved yet', { cause: item });
  }

  pop(): T | undefined {
    throw new Error('Not solved yet');
  }

  peek(): T | undefined {
    throw new Error('Not solved yet');
  }

  [Symbol.iterator](): Iterator<T> {
    throw new Error('Not solved yet');
  }
}

/** First in, first out. It iterates from the front. */
export class Queue<T> implements Iterable<T> {
  get size(): number {
    throw new Error('Not solved yet');
  }

  enqueue(item: T): void {
    throw new Error('Not solved yet', { cause: item });
  }

  dequeue(): T | undefined {
    throw new Error('Not solved yet');
  }

  peek(): T | undefined {
    throw new Error('Not solved yet');
  }

  [Symbol.iterator](): Iterator<T> {
    throw new Error('Not solved yet');
  }
}
