// Sorts first, so the indexes are those of the sorted list.
/**
 * The indexes of two numbers with a given sum, the smaller index first; null when there are none.
 * @param a numbers in any order
 * @param t the sum
 */
export function twoSum(a: readonly number[], t: number): [number, number] | null {
  const indexOf = new Map<number, number>();
  for (const [index, value] of a.toSorted((x, y) => x - y).entries()) {
    const partner = indexOf.get(t - value);
    if (partner !== undefined) return [partner, index];
    indexOf.set(value, index);
  }
  return null;
}
