interface Links<T> {
  left: TreeNode<T> | null;
  right: TreeNode<T> | null;
}

interface TreeNode<T> extends Links<T> {
  value: T;
}

/** Where a node is, or would be: below which parent, and on which side. */
interface Slot<T> {
  parent: Links<T>;
  side: 'left' | 'right';
}

/** A sorted collection of different values. It iterates over them in order. */
export class BinarySearchTree<T> implements Iterable<T> {
  /** A sentinel with the root on its right side, so that the root has a parent like every other node. */
  #top: Links<T> = { left: null, right: null };
  #size = 0;

  /** @param compare negative when its first argument comes first, 0 when both are the same value */
  constructor(readonly compare: (a: T, b: T) => number) {}

  get size(): number {
    return this.#size;
  }

  /** Adds a value. @returns false when the tree already contains it */
  insert(value: T): boolean {
    const { parent, side } = this.#slotOf(value);
    if (parent[side]) return false;
    parent[side] = { value, left: null, right: null };
    this.#size += 1;
    return true;
  }

  has(value: T): boolean {
    const { parent, side } = this.#slotOf(value);
    return parent[side] !== null;
  }

  /** Removes a value. @returns whether the tree contained it */
  delete(value: T): boolean {
    const { parent, side } = this.#slotOf(value);
    const node = parent[side];
    if (!node) return false;
    parent[side] = withoutRoot(node);
    this.#size -= 1;
    return true;
  }

  /** The first value in order; undefined when there is none. */
  min(): T | undefined {
    let node = this.#top.right;
    while (node?.left) node = node.left;
    return node?.value;
  }

  /** The last value in order; undefined when there is none. */
  max(): T | undefined {
    let node = this.#top.right;
    while (node?.right) node = node.right;
    return node?.value;
  }

  *[Symbol.iterator](): Iterator<T> {
    const above: TreeNode<T>[] = [];
    let next = this.#top.right;
    for (;;) {
      for (; next; next = next.left) above.push(next);
      const node = above.pop();
      if (!node) return;
      yield node.value;
      next = node.right;
    }
  }

  #slotOf(value: T): Slot<T> {
    let slot: Slot<T> = { parent: this.#top, side: 'right' };
    for (let node = this.#top.right; node; node = slot.parent[slot.side]) {
      const order = this.compare(value, node.value);
      if (order === 0) break;
      slot = { parent: node, side: order < 0 ? 'left' : 'right' };
    }
    return slot;
  }
}

/** What takes the place of a node: its only child, or the next value in order with both subtrees. */
function withoutRoot<T>(node: TreeNode<T>): TreeNode<T> | null {
  if (!node.left) return node.right;
  if (!node.right) return node.left;
  let parent = node;
  let next = node.right;
  while (next.left) {
    parent = next;
    next = next.left;
  }
  if (parent !== node) {
    parent.left = next.right;
    next.right = node.right;
  }
  next.left = node.left;
  return next;
}
