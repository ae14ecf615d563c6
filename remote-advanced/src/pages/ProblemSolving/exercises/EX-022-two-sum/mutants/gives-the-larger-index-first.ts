// The indexes come in the wrong order.
/**
 * The indexes of two numbers with a given sum, the smaller index first; null when there are none.
 * @param a numbers in any order
 * @param t the sum
 */
export function twoSum(a: readonly number[], t: number): [number, number] | null {
  const indexOf = new Map<number, number>();
  for (const [index, value] of a.entries()) {
    const partner = indexOf.get(t - value);
    if (partner !== undefined) return [index, partner];
    indexOf.set(value, index);
  }
  return null;
}
