/**
 * The longest string that every word starts with, in whole code points.
 * @param words any number of words
 */
export function longestCommonPrefix(words: readonly string[]): string {
  throw new Error('Not implemented');
}
