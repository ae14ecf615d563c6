/**
 * Returns whether two strings have the same code points, each the same number of times.
 * @param a one string
 * @param b the other; case, spaces and punctuation count
 */
export function isAnagram(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const counts = new Map<string, number>();
  for (const character of a) counts.set(character, (counts.get(character) ?? 0) + 1);
  for (const character of b) {
    const left = counts.get(character) ?? 0;
    if (left === 0) return false;
    counts.set(character, left - 1);
  }
  return true;
}
