/**
 * The length of the longest substring in which no code point occurs twice.
 * @param s any string
 */
export function longestUniqueSubstring(s: string): number {
  throw new Error('Not implemented');
}
