/**
 * The longest text with which every word begins, in whole code points.
 * @param words any number of words
 */
export function longestCommonPrefix(words: readonly string[]): string {
  throw new Error('Not implemented');
}
