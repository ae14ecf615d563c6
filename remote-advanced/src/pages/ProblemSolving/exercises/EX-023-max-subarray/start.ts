/**
 * The largest sum of neighboring numbers in a list, at least one of them.
 * @throws RangeError for an empty list
 */
export function maxSubarray(a: readonly number[]): number {
  throw new Error('Not implemented');
}
