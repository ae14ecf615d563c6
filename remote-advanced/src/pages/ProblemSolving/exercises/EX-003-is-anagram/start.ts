/**
 * Reports whether two strings have the same code points, each as often.
 * @param a one text
 * @param b the other; case, spaces and punctuation count
 */
export function isAnagram(a: string, b: string): boolean {
  throw new Error('Not implemented');
}
