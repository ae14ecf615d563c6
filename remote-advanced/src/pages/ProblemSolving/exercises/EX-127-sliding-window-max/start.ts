/**
 * The largest number of each window of k neighbors, from left to right.
 * @throws RangeError unless k is a whole number from 1 to the length of the list
 */
export function slidingWindowMax(a: readonly number[], k: number): number[] {
  throw new Error('Not implemented');
}
