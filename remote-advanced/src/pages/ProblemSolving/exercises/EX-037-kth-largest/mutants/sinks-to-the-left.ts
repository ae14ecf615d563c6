// A number sinks along the left child, even if the right one is smaller.
/**
 * The number at place k when a list is sorted from the largest down; the first place is 1.
 * @throws RangeError unless the list has a place k
 */
export function kthLargest(a: readonly number[], k: number): number {
  if (!Number.isInteger(k) || k < 1 || k > a.length) throw new RangeError(`There is no place ${k} of ${a.length}`);
  const heap: number[] = [];
  for (const number of a) {
    if (heap.length < k) push(heap, number);
    else if (number > at(heap, 0)) replaceSmallest(heap, number);
  }
  return at(heap, 0);
}

/** Adds a number to a heap whose smallest number is at the top. */
function push(heap: number[], number: number): void {
  let index = heap.length;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (at(heap, parent) <= number) break;
    heap[index] = at(heap, parent);
    index = parent;
  }
  heap[index] = number;
}

/** Puts a number in the place of the smallest one, and lets it sink. */
function replaceSmallest(heap: number[], number: number): void {
  let index = 0;
  for (;;) {
    const left = 2 * index + 1;
    const child = left;
    if (at(heap, child) >= number) break;
    heap[index] = at(heap, child);
    index = child;
  }
  heap[index] = number;
}

/** A number of a heap; Infinity behind its end. */
function at(heap: readonly number[], index: number): number {
  return heap[index] ?? Infinity;
}
