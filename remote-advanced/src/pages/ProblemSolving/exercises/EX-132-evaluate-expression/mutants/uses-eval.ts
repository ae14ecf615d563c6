// Checks the characters and leaves the rest to the engine.

/**
 * The value of an arithmetic expression.
 * @throws SyntaxError for text that is no expression, RangeError for a division by zero
 */
export function evaluateExpression(s: string): number {
  if (!/^[\d+\-*/(). ]+$/.test(s)) throw new SyntaxError('Unexpected character');
  const value: number = new Function(`return (${s});`)();
  if (!Number.isFinite(value)) throw new RangeError('Division by zero');
  return value;
}
