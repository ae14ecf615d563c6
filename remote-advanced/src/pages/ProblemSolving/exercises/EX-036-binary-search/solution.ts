/** The first index of `t` in a list in ascending order, or -1. */
export function findFirst(a: readonly number[], t: number): number {
  const index = boundary(a, (value) => value < t);
  return a[index] === t ? index : -1;
}

/** The last index of `t` in a list in ascending order, or -1. */
export function findLast(a: readonly number[], t: number): number {
  const index = boundary(a, (value) => value <= t) - 1;
  return a[index] === t ? index : -1;
}

/** The first index whose value does not pass, where all that pass come first. */
function boundary(a: readonly number[], passes: (value: number) => boolean): number {
  let low = 0;
  let high = a.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const value = a[middle];
    if (value !== undefined && passes(value)) low = middle + 1;
    else high = middle;
  }
  return low;
}
