/**
 * Returns whether round, square and curly brackets are closed in the right order.
 * @param s any string; all other characters are ignored
 */
export function isBalanced(s: string): boolean {
  throw new Error('Not implemented');
}
