/** Negative when its first argument comes first, positive when its second does. */
export type Compare<T> = (a: T, b: T) => number;

const ascending = <T>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts into a new array by swapping neighbors. Stable; n - 1 comparisons for a sorted list. */
export function bubbleSort<T>(list: readonly T[], compare: Compare<T> = ascending): T[] {
  const items = [...list];
  let last = items.length - 1;
  while (last > 0) {
    let lastSwap = 0;
    for (let index = 0; index < last; index += 1) {
      if (compare(items[index] as T, items[index + 1] as T) > 0) {
        swap(items, index, index + 1);
        lastSwap = index;
      }
    }
    last = lastSwap;
  }
  return items;
}

/** Sorts into a new array by inserting each item among those before it. Stable; n - 1 comparisons for a sorted list. */
export function insertionSort<T>(list: readonly T[], compare: Compare<T> = ascending): T[] {
  const items: T[] = [];
  for (const item of list) {
    let gap = items.length;
    while (gap > 0 && compare(items[gap - 1] as T, item) > 0) {
      items[gap] = items[gap - 1] as T;
      gap -= 1;
    }
    items[gap] = item;
  }
  return items;
}

/** Sorts into a new array by choosing the smallest of what is left. At most n - 1 swaps. */
export function selectionSort<T>(list: readonly T[], compare: Compare<T> = ascending): T[] {
  const items = [...list];
  for (let start = 0; start < items.length - 1; start += 1) {
    let least = start;
    for (let index = start + 1; index < items.length; index += 1) {
      if (compare(items[index] as T, items[least] as T) < 0) least = index;
    }
    swap(items, start, least);
  }
  return items;
}

/** Sorts into a new array by merging sorted halves. Stable. */
export function mergeSort<T>(list: readonly T[], compare: Compare<T> = ascending): T[] {
  if (list.length < 2) return [...list];
  const middle = list.length >> 1;
  return merge(mergeSort(list.slice(0, middle), compare), mergeSort(list.slice(middle), compare), compare);
}

function merge<T>(left: T[], right: T[], compare: Compare<T>): T[] {
  const merged: T[] = [];
  let taken = 0;
  for (const item of left) {
    while (taken < right.length && compare(item, right[taken] as T) > 0) {
      merged.push(right[taken] as T);
      taken += 1;
    }
    merged.push(item);
  }
  return merged.concat(right.slice(taken));
}

/** Sorts into a new array by partitioning around a pivot. */
export function quickSort<T>(list: readonly T[], compare: Compare<T> = ascending): T[] {
  const items = [...list];
  sortRange(items, 0, items.length - 1, compare);
  return items;
}

/** Sorts the items from index low to index high. Only the shorter side is a call, so the calls are at most log n deep. */
function sortRange<T>(items: T[], low: number, high: number, compare: Compare<T>): void {
  while (low < high) {
    const [firstEqual, lastEqual] = partition(items, low, high, compare);
    if (firstEqual - low < high - lastEqual) {
      sortRange(items, low, firstEqual - 1, compare);
      low = lastEqual + 1;
    } else {
      sortRange(items, lastEqual + 1, high, compare);
      high = firstEqual - 1;
    }
  }
}

/** Puts smaller items before those equal to the pivot, and larger ones after them. @returns where the equal ones begin and end */
function partition<T>(items: T[], low: number, high: number, compare: Compare<T>): [first: number, last: number] {
  const pivot = items[(low + high) >> 1] as T;
  let firstEqual = low;
  let lastEqual = high;
  let index = low;
  while (index <= lastEqual) {
    const order = compare(items[index] as T, pivot);
    if (order > 0) {
      swap(items, index, lastEqual);
      lastEqual -= 1;
      continue;
    }
    if (order < 0) {
      swap(items, index, firstEqual);
      firstEqual += 1;
    }
    index += 1;
  }
  return [firstEqual, lastEqual];
}

function swap<T>(items: T[], a: number, b: number): void {
  const item = items[a] as T;
  items[a] = items[b] as T;
  items[b] = item;
}
