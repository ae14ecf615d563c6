// A character may be anywhere in the other words.
/**
 * The longest text with which every word begins, in whole code points.
 * @param words any number of words
 */
export function longestCommonPrefix(words: readonly string[]): string {
  const [first = ''] = words;
  let length = 0;
  for (const character of first) {
    if (!words.every((word) => word.includes(character))) break;
    length += character.length;
  }
  return first.slice(0, length);
}
