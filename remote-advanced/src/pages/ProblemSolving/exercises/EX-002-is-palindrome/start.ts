/**
 * Returns whether a string reads the same from both ends. Only letters and digits count, without case and accents.
 * @param s any string; one without letters and digits is a palindrome
 */
export function isPalindrome(s: string): boolean {
  throw new Error('Not implemented');
}
