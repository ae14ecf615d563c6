/**
 * The length of the longest stretch in which no code point occurs twice.
 * @param s any text
 */
export function longestUniqueSubstring(s: string): number {
  throw new Error('Not implemented');
}
