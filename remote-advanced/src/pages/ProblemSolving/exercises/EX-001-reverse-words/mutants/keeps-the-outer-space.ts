// White space at the ends becomes an empty word.
/**
 * Puts the words of a text in reverse order, with one space between them.
 * @param s any text; runs of white space separate its words
 */
export function reverseWords(s: string): string {
  return s.split(/\s+/).reverse().join(' ');
}
