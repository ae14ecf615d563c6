/** How many runs of neighboring numbers have a given sum. */
export function subarraySumK(a: readonly number[], k: number): number {
  /** How many prefixes of the list have a sum, the empty one included. */
  const prefixes = new Map([[0, 1]]);
  let total = 0;
  let found = 0;
  for (const number of a) {
    total += number;
    found += prefixes.get(total - k) ?? 0;
    prefixes.set(total, (prefixes.get(total) ?? 0) + 1);
  }
  return found;
}
