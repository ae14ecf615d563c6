/**
 * Puts the words of a string in reverse order, with one space between them.
 * @param s any string; runs of whitespace separate its words
 */
export function reverseWords(s: string): string {
  throw new Error('Not implemented');
}
