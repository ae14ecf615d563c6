// Sorts the list that was passed.
/**
 * The number at place k when a list is sorted from the largest down; the first place is 1.
 * @throws RangeError unless the list has a place k
 */
export function kthLargest(a: readonly number[], k: number): number {
  if (!Number.isInteger(k) || k < 1 || k > a.length) throw new RangeError(`There is no place ${k} of ${a.length}`);
  return at(
    (a as number[]).sort((x, y) => y - x),
    k - 1,
  );
}

/** A number of a heap; Infinity behind its end. */
function at(heap: readonly number[], index: number): number {
  return heap[index] ?? Infinity;
}
