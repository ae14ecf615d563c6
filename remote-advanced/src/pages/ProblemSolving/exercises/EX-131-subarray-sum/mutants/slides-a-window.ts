// Uses a sliding window, which needs positive numbers.
/** How many runs of neighboring numbers have a given sum. */
export function subarraySumK(a: readonly number[], k: number): number {
  /** How many beginnings of the list have a sum, the empty one included. */
  let start = 0;
  let total = 0;
  let found = 0;
  for (const [end, number] of a.entries()) {
    total += number;
    while (total > k && start < end) {
      total -= a[start] ?? 0;
      start += 1;
    }
    if (total === k) found += 1;
  }
  return found;
}
