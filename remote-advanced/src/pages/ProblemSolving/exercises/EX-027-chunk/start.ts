/**
 * Cuts a list into pieces of n elements; the last one may be shorter.
 * @param a any list; it is not changed
 * @param n the length of a piece
 * @throws RangeError unless n is a positive whole number
 */
export function chunk<T>(a: readonly T[], n: number): T[][] {
  throw new Error('Not implemented');
}
