const closing = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
const closers = new Set(closing.values());

/**
 * Returns whether round, square and curly brackets are closed in the right order.
 * @param s any string; all other characters are ignored
 */
export function isBalanced(s: string): boolean {
  const expected: string[] = [];
  for (const character of s) {
    const closer = closing.get(character);
    if (closer) expected.push(closer);
    else if (closers.has(character) && expected.pop() !== character) return false;
  }
  return expected.length === 0;
}
