/** All orders of the elements of a list. */
export function permutations<T>(list: readonly T[]): T[][] {
  throw new Error('Not implemented');
}

/**
 * All ways to choose some elements of a list, each in the order of the list.
 * @param size how many elements to choose, a whole number from 0 up
 */
export function combinations<T>(list: readonly T[], size: number): T[][] {
  throw new Error('Not implemented');
}

/** All subsets of the elements of a list, each in the order of the list; the empty one too. */
export function powerSet<T>(list: readonly T[]): T[][] {
  throw new Error('Not implemented');
}
