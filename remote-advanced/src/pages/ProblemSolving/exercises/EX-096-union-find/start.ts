/** Groups of the numbers from 0 to a limit, which can be joined and compared. */
export class UnionFind {
  /**
   * @param length how many elements there are, each in a group of its own
   * @throws RangeError unless the length is a whole number from 0 up
   */
  constructor(readonly length: number) {}

  /** The number of groups. */
  get count(): number {
    throw new Error('Not implemented');
  }

  /**
   * The element that stands for a group: the same one for all of its elements.
   * @throws RangeError when there is no such element
   */
  find(element: number): number {
    throw new Error('Not implemented');
  }

  /** Joins the groups of two elements. @returns false when they are in the same group already */
  union(a: number, b: number): boolean {
    throw new Error('Not implemented');
  }

  /** Whether two elements are in the same group. */
  connected(a: number, b: number): boolean {
    throw new Error('Not implemented');
  }

  /** The number of elements in the group of an element. */
  sizeOf(element: number): number {
    throw new Error('Not implemented');
  }
}
