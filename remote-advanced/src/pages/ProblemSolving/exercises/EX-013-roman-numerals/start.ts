/**
 * The value of a Roman numeral.
 * @throws RangeError unless it is the standard form of a number from 1 to 3999
 */
export function romanToInt(s: string): number {
  throw new Error('Not implemented');
}
