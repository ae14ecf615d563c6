// An element that does not exist is its own group.
/** Groups of the numbers from 0 to a limit, which can be joined and compared. */
export class UnionFind {
  /** The element above each one; the top of a group is above itself. */
  #parents: number[];
  /** The size of a group at the index of its top. */
  #sizes: number[];
  #count: number;

  /**
   * @param length how many elements there are, each in a group of its own
   * @throws RangeError unless the length is a whole number from 0 up
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
   * The element that stands for a group: the same one for all of its elements.
   * @throws RangeError when there is no such element
   */
  find(element: number): number {
    let top = this.#parentOf(element);
    while (top !== this.#parentOf(top)) top = this.#parentOf(top);
    for (let below = element; below !== top; ) {
      const next = this.#parentOf(below);
      this.#parents[below] = top;
      below = next;
    }
    return top;
  }

  /** Joins the groups of two elements. @returns false when they are in the same group already */
  union(a: number, b: number): boolean {
    const [topOfA, topOfB] = [this.find(a), this.find(b)];
    if (topOfA === topOfB) return false;
    const isSmaller = this.sizeOf(topOfA) < this.sizeOf(topOfB);
    const [large, small] = isSmaller ? [topOfB, topOfA] : [topOfA, topOfB];
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
    return parent ?? element;
  }
}
