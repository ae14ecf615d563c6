// Every negative number ends the subarray.
/**
 * The largest sum of neighboring numbers in a list, at least one of them.
 * @throws RangeError for an empty list
 */
export function maxSubarray(a: readonly number[]): number {
  if (a.length === 0) throw new RangeError('An empty list has no subarray');
  let best = -Infinity;
  let endingHere = 0;
  for (const number of a) {
    endingHere = number < 0 ? number : Math.max(endingHere, 0) + number;
    best = Math.max(best, endingHere);
  }
  return best;
}
