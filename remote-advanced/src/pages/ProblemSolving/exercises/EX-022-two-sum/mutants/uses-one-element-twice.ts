// An element is its own partner.
/**
 * The indexes of two numbers with a given sum, the smaller index first; null when there are none.
 * @param a numbers in any order
 * @param t the sum
 */
export function twoSum(a: readonly number[], t: number): [number, number] | null {
  const indexOf = new Map<number, number>();
  for (const [index, value] of a.entries()) {
    indexOf.set(value, index);
    const partner = indexOf.get(t - value);
    if (partner !== undefined) return [partner, index];
  }
  return null;
}
