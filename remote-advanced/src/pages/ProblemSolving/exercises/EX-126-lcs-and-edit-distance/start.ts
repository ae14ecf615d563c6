/** The length of the longest subsequence of characters that two strings have in common. */
export function longestCommonSubsequence(a: string, b: string): number {
  throw new Error('Not implemented');
}

/** The smallest number of characters to insert, delete or replace that turns one string into the other. */
export function editDistance(a: string, b: string): number {
  throw new Error('Not implemented');
}
