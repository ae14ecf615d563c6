/** Groups of the numbers from 0 to a limit, which can be joined and compared. */
export class UnionFind {
  /** The parent of each element; the root of a group is its own parent. */
  #parents: number[];
  /** The size of a group at the index of its root. */
  #sizes: number[];
  #count: number;

  /**
   * @param length how many elements there are, each in its own group at first
   * @throws RangeError unless the length is a whole number of at least 0
   */
  constructor(readonly length: number) {
    if (!Number.isInteger(length) || length < 0) throw new RangeError(`${length} is not a number of elements`);
    this.#parents = Array.from({ length }, (_, element) => element);
    this.#sizes = new Array(length).fill(1);
    this.#count = length;
  }

  /** The number of groups. */
  get count(): number {
    return this.#count;
  }

  /**
   * The representative of a group: the same element for all of its elements.
   * @throws RangeError when there is no such element
   */
  find(element: number): number {
    let root = this.#parentOf(element);
    while (root !== this.#parentOf(root)) root = this.#parentOf(root);
    for (let below = element; below !== root; ) {
      const next = this.#parentOf(below);
      this.#parents[below] = root;
      below = next;
    }
    return root;
  }

  /** Joins the groups of two elements. @returns false when they are already in the same group */
  union(a: number, b: number): boolean {
    const [rootOfA, rootOfB] = [this.find(a), this.find(b)];
    if (rootOfA === rootOfB) return false;
    const isSmaller = this.sizeOf(rootOfA) < this.sizeOf(rootOfB);
    const [large, small] = isSmaller ? [rootOfB, rootOfA] : [rootOfA, rootOfB];
    this.#sizes[large] = this.sizeOf(large) + this.sizeOf(small);
    this.#parents[small] = large;
    this.#count -= 1;
    return true;
  }

  /** Whether two elements are in the same group. */
  connected(a: number, b: number): boolean {
    return this.find(a) === this.find(b);
  }

  /** The number of elements in the group of an element. */
  sizeOf(element: number): number {
    return this.#sizes[this.find(element)] ?? 0;
  }

  #parentOf(element: number): number {
    const parent = this.#parents[element];
    if (parent === undefined) throw new RangeError(`There is no element ${element}`);
    return parent;
  }
}
