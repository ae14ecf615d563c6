/**
 * The value of an arithmetic expression.
 * @throws SyntaxError for text that is no expression, RangeError for a division by zero
 */
export function evaluateExpression(s: string): number {
  throw new Error('Not implemented');
}
