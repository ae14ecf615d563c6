// Searches from the start, in O(n).
/** The first index of `t` in a list in rising order, or -1. */
export function findFirst(a: readonly number[], t: number): number {
  const index = border(a, (value) => value < t);
  return a[index] === t ? index : -1;
}

/** The last index of `t` in a list in rising order, or -1. */
export function findLast(a: readonly number[], t: number): number {
  const index = border(a, (value) => value <= t) - 1;
  return a[index] === t ? index : -1;
}

/** The first index whose value does not pass, where all that pass stand in front. */
function border(a: readonly number[], passes: (value: number) => boolean): number {
  let low = 0;
  while (low < a.length && passes(a[low] as number)) low += 1;
  return low;
}
