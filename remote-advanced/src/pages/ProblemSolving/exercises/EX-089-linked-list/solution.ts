export interface ListNode<T> {
  value: T;
  next: ListNode<T> | null;
}

/** A singly linked list. It iterates over its values. */
export class LinkedList<T> implements Iterable<T> {
  #head: ListNode<T> | null = null;
  #tail: ListNode<T> | null = null;
  #size = 0;

  /** The first node, or null. */
  get head(): ListNode<T> | null {
    return this.#head;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds a value at the end. */
  append(value: T): this {
    const node = { value, next: null };
    if (this.#tail) this.#tail.next = node;
    else this.#head = node;
    this.#tail = node;
    this.#size += 1;
    return this;
  }

  /** Adds a value at the start. */
  prepend(value: T): this {
    this.#head = { value, next: this.#head };
    this.#tail ??= this.#head;
    this.#size += 1;
    return this;
  }

  /** Removes the first node with the value. @returns whether there was one */
  remove(value: T): boolean {
    let before: ListNode<T> | null = null;
    let node = this.#head;
    while (node && node.value !== value) {
      before = node;
      node = node.next;
    }
    if (!node) return false;
    if (before) before.next = node.next;
    else this.#head = node.next;
    if (node === this.#tail) this.#tail = before;
    this.#size -= 1;
    return true;
  }

  /** Reverses the links, without new nodes. */
  reverse(): this {
    let before: ListNode<T> | null = null;
    let node = this.#head;
    this.#tail = node;
    while (node) {
      const after: ListNode<T> | null = node.next;
      node.next = before;
      before = node;
      node = after;
    }
    this.#head = before;
    return this;
  }

  *[Symbol.iterator](): Generator<T> {
    for (let node = this.#head; node; node = node.next) yield node.value;
  }
}

/** The node at which the cycle of a chain begins, or null when the chain ends. */
export function findCycle<T>(head: ListNode<T> | null): ListNode<T> | null {
  let slow = head;
  let fast = head;
  do {
    slow = slow?.next ?? null;
    fast = fast?.next?.next ?? null;
  } while (fast && slow !== fast);
  if (!fast) return null;
  let start = head;
  while (start !== slow) {
    start = start?.next ?? null;
    slow = slow?.next ?? null;
  }
  return start;
}
