// After a repeat, the new stretch begins at the repeat.
/**
 * The length of the longest stretch in which no code point occurs twice.
 * @param s any text
 */
export function longestUniqueSubstring(s: string): number {
  const lastPlace = new Map<string, number>();
  let place = 0;
  let start = 0;
  let longest = 0;
  for (const character of s) {
    start = (lastPlace.get(character) ?? -1) >= start ? place : start;
    lastPlace.set(character, place);
    place += 1;
    longest = Math.max(longest, place - start);
  }
  return longest;
}
