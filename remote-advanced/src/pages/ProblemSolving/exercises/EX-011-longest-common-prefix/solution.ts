/**
 * The longest string that every word starts with, in whole code points.
 * @param words any number of words
 */
export function longestCommonPrefix(words: readonly string[]): string {
  const [first = ''] = words;
  let length = 0;
  for (const character of first) {
    if (!words.every((word) => word.startsWith(character, length))) break;
    length += character.length;
  }
  return first.slice(0, length);
}
