/**
 * The indexes of two numbers with a given sum, the smaller index first; null when there are none.
 * @param a numbers in any order
 * @param t the sum
 */
export function twoSum(a: readonly number[], t: number): [number, number] | null {
  throw new Error('Not implemented');
}
