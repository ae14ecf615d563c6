/** Groups of the numbers from 0 to a limit, which can be joined and compared. */
export class UnionFind {
  /**
   * @param length how many elements there are, each in its own group at first
   * @throws RangeError unless the length is a whole number of at least 0
   */
  constructor(readonly length: number) {}

  /** The number of groups. */
  get count(): number {
    throw new Error('Not implemented');
  }

  /**
   * The representative of a group: the same element for all of its elements.
   * @throws RangeError when there is no such element
   */
  find(element: number): number {
    throw new Error('Not implemented');
  }

  /** Joins the groups of two elements. @returns false when they are already in the same group */
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
