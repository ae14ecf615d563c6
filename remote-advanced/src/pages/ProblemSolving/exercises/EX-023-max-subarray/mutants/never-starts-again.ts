// The sum is not given up when it falls below 0.
/**
 * The largest sum of neighboring numbers in a list, at least one of them.
 * @throws RangeError for an empty list
 */
export function maxSubarray(a: readonly number[]): number {
  if (a.length === 0) throw new RangeError('An empty list has no subarray');
  let best = -Infinity;
  let endingHere = 0;
  for (const number of a) {
    endingHere = endingHere + number;
    best = Math.max(best, endingHere);
  }
  return best;
}
