// Counts characters that agree after a difference.
/**
 * The longest text with which every word begins, in whole code points.
 * @param words any number of words
 */
export function longestCommonPrefix(words: readonly string[]): string {
  const [first = ''] = words;
  let length = 0;
  let place = -1;
  for (const character of first) {
    place += 1;
    if (!words.every((word) => word[place] === character)) continue;
    length += character.length;
  }
  return first.slice(0, length);
}
