/** Negative when its first argument comes first, positive when its second does. */
export type Compare<T> = (a: T, b: T) => number;

const ascending = <T>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts into a new array by swapping neighbors. Stable; n - 1 comparisons for a sorted list. */
export function bubbleSort<T>(list: readonly T[], compare: Compare<T> = ascending): T[] {
  throw new Error('Not implemented');
}

/** Sorts into a new array by inserting each item among those before it. Stable; n - 1 comparisons for a sorted list. */
export function insertionSort<T>(list: readonly T[], compare: Compare<T> = ascending): T[] {
  throw new Error('Not implemented');
}

/** Sorts into a new array by choosing the smallest of what is left. At most n - 1 swaps. */
export function selectionSort<T>(list: readonly T[], compare: Compare<T> = ascending): T[] {
  throw new Error('Not implemented');
}

/** Sorts into a new array by merging sorted halves. Stable. */
export function mergeSort<T>(list: readonly T[], compare: Compare<T> = ascending): T[] {
  throw new Error('Not implemented');
}

/** Sorts into a new array by partitioning around a pivot. */
export function quickSort<T>(list: readonly T[], compare: Compare<T> = ascending): T[] {
  throw new Error('Not implemented');
}
