/**
 * Cuts a list into pieces of n elements; the last one may be shorter.
 * @param a any list; it is not changed
 * @param n the length of a piece
 * @throws RangeError unless n is a positive whole number
 */
export function chunk<T>(a: readonly T[], n: number): T[][] {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`The length of a piece must be 1 or more, not ${n}`);
  const pieces: T[][] = [];
  for (let start = 0; start < a.length; start += n) pieces.push(a.slice(start, start + n));
  return pieces;
}
