// An emoji counts as two characters.
/**
 * The length of the longest stretch in which no code point occurs twice.
 * @param s any text
 */
export function longestUniqueSubstring(s: string): number {
  const lastPlace = new Map<string, number>();
  let place = 0;
  let start = 0;
  let longest = 0;
  for (const character of s.split('')) {
    start = Math.max(start, (lastPlace.get(character) ?? -1) + 1);
    lastPlace.set(character, place);
    place += 1;
    longest = Math.max(longest, place - start);
  }
  return longest;
}
