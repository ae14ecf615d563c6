export interface ListNode<T> {
  value: T;
  next: ListNode<T> | null;
}

/** A singly linked list. It iterates over its values. */
export class LinkedList<T> implements Iterable<T> {
  /** The first node, or null. */
  get head(): ListNode<T> | null {
    throw new Error('Not implemented');
  }

  get size(): number {
    throw new Error('Not implemented');
  }

  /** Adds a value at the end. */
  append(value: T): this {
    throw new Error('Not implemented');
  }

  /** Adds a value at the start. */
  prepend(value: T): this {
    throw new Error('Not implemented');
  }

  /** Removes the first node with the value. @returns whether there was one */
  remove(value: T): boolean {
    throw new Error('Not implemented');
  }

  /** Reverses the links, without new nodes. */
  reverse(): this {
    throw new Error('Not implemented');
  }

  [Symbol.iterator](): Iterator<T> {
    throw new Error('Not implemented');
  }
}

/** The node at which the cycle of a chain begins, or null when the chain ends. */
export function findCycle<T>(head: ListNode<T> | null): ListNode<T> | null {
  throw new Error('Not implemented');
}
