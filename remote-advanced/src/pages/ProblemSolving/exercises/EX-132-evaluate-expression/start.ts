/**
 * The value of an arithmetic expression.
 * @throws SyntaxError for a string that is not an expression, RangeError for a division by zero
 */
export function evaluateExpression(s: string): number {
  throw new Error('Not implemented');
}
