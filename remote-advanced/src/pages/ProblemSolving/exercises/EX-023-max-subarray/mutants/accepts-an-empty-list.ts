// The sum of an empty list is -Infinity.
/**
 * The largest sum of neighboring numbers in a list, at least one of them.
 * @throws RangeError for an empty list
 */
export function maxSubarray(a: readonly number[]): number {
  let best = -Infinity;
  let endingHere = 0;
  for (const number of a) {
    endingHere = Math.max(endingHere, 0) + number;
    best = Math.max(best, endingHere);
  }
  return best;
}
