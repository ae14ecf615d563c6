/**
 * Returns whether two strings have the same code points, each the same number of times.
 * @param a one string
 * @param b the other; case, spaces and punctuation count
 */
export function isAnagram(a: string, b: string): boolean {
  throw new Error('Not implemented');
}
