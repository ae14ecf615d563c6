/**
 * The length of the longest substring in which no code point occurs twice.
 * @param s any string
 */
export function longestUniqueSubstring(s: string): number {
  const lastPosition = new Map<string, number>();
  let position = 0;
  let start = 0;
  let longest = 0;
  for (const character of s) {
    start = Math.max(start, (lastPosition.get(character) ?? -1) + 1);
    lastPosition.set(character, position);
    position += 1;
    longest = Math.max(longest, position - start);
  }
  return longest;
}
