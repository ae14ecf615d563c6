// Tabs and line breaks do not separate words.
/**
 * Puts the words of a text in reverse order, with one space between them.
 * @param s any text; runs of white space separate its words
 */
export function reverseWords(s: string): string {
  return s.trim().split(/ +/).reverse().join(' ');
}
