/**
 * Says whether a text reads the same from both ends. Only letters and digits count, without case and accents.
 * @param s any text; one without letters and digits is a palindrome
 */
export function isPalindrome(s: string): boolean {
  throw new Error('Not implemented');
}
