// Punctuation and emoji get lost.
/**
 * Puts the words of a text in reverse order, with one space between them.
 * @param s any text; runs of white space separate its words
 */
export function reverseWords(s: string): string {
  return (s.match(/\w+/g) ?? []).reverse().join(' ');
}
