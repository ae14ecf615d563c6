/** A queue whose items leave by priority; equal ones in the order in which they came. */
export class PriorityQueue<T> {
  /** @param compare negative when its first argument leaves first */
  constructor(readonly compare: (a: T, b: T) => number) {}

  get size(): number {
    throw new Error('Not implemented');
  }

  /** The item that leaves next. */
  peek(): T | undefined {
    throw new Error('Not implemented');
  }

  push(item: T): void {
    throw new Error('Not implemented');
  }

  /** Removes the item that leaves next and returns it. */
  pop(): T | undefined {
    throw new Error('Not implemented');
  }
}
