/** The first index of `t` in a list in ascending order, or -1. */
export function findFirst(a: readonly number[], t: number): number {
  throw new Error('Not implemented');
}

/** The last index of `t` in a list in ascending order, or -1. */
export function findLast(a: readonly number[], t: number): number {
  throw new Error('Not implemented');
}
