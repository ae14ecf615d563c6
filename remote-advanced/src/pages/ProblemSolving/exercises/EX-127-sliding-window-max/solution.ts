/**
 * The largest number of each window of k neighbors, from left to right.
 * @throws RangeError unless k is a whole number from 1 to the length of the list
 */
export function slidingWindowMax(a: readonly number[], k: number): number[] {
  if (!Number.isInteger(k) || k < 1 || k > a.length) throw new RangeError(`There is no window of ${k} in ${a.length}`);
  const largest: number[] = [];
  /** Indexes whose numbers decrease: a number that comes later and is not smaller has replaced all others. */
  const candidates: number[] = [];
  let first = 0;
  for (const [index, number] of a.entries()) {
    while (candidates.length > first && (a[candidates.at(-1) ?? 0] ?? 0) <= number) candidates.pop();
    candidates.push(index);
    if ((candidates[first] ?? 0) <= index - k) first += 1;
    if (index >= k - 1) largest.push(a[candidates[first] ?? 0] ?? 0);
  }
  return largest;
}
