/**
 * The number at place k when a list is sorted from the largest down; the first place is 1.
 * @throws RangeError unless the list has a place k
 */
export function kthLargest(a: readonly number[], k: number): number {
  throw new Error('Not implemented');
}
