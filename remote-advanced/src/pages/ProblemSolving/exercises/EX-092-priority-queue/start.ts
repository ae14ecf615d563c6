/** A queue whose items are removed by priority; equal ones in the order in which they were added. */
export class PriorityQueue<T> {
  /** @param compare negative when its first argument is removed first */
  constructor(readonly compare: (a: T, b: T) => number) {}

  get size(): number {
    throw new Error('Not implemented');
  }

  /** The item that is removed next. */
  peek(): T | undefined {
    throw new Error('Not implemented');
  }

  push(item: T): void {
    throw new Error('Not implemented');
  }

  /** Removes the next item and returns it. */
  pop(): T | undefined {
    throw new Error('Not implemented');
  }
}
