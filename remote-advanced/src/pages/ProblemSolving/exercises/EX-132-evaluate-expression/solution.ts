/** A number, or one character that is not a space. Which characters are allowed is decided by the parser. */
const token = /\d+(?:\.\d+)?|[^ ]/g;

/**
 * The value of an arithmetic expression.
 * @throws SyntaxError for a string that is not an expression, RangeError for a division by zero
 */
export function evaluateExpression(s: string): number {
  const parser = new Parser(s.match(token) ?? []);
  const value = parser.sum();
  parser.expectEnd();
  return value;
}

/** Reads an expression from left to right, one method for each rule of its grammar. */
class Parser {
  #next = 0;

  constructor(readonly tokens: readonly string[]) {}

  /** sum = product, then any number of "+" or "-" and a product */
  sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#take('+')) value += this.#product();
      else if (this.#take('-')) value -= this.#product();
      else return value;
    }
  }

  expectEnd(): void {
    if (this.#next < this.tokens.length) this.#fail();
  }

  /** product = factor, then any number of "*" or "/" and a factor */
  #product(): number {
    let value = this.#factor();
    for (;;) {
      if (this.#take('*')) value *= this.#factor();
      else if (this.#take('/')) value /= this.#divisor();
      else return value;
    }
  }

  #divisor(): number {
    const value = this.#factor();
    if (value === 0) throw new RangeError('Division by zero');
    return value;
  }

  /** factor = "-" factor, or "(" sum ")", or a number */
  #factor(): number {
    if (this.#take('-')) return -this.#factor();
    if (this.#take('(')) {
      const value = this.sum();
      if (!this.#take(')')) this.#fail();
      return value;
    }
    return this.#number();
  }

  #number(): number {
    const text = this.tokens[this.#next] ?? '';
    if (!/^\d/.test(text)) this.#fail();
    this.#next += 1;
    return Number(text);
  }

  /** Steps over a token if it is the next one. */
  #take(expected: string): boolean {
    if (this.tokens[this.#next] !== expected) return false;
    this.#next += 1;
    return true;
  }

  #fail(): never {
    throw new SyntaxError(`Unexpected ${this.tokens[this.#next] ?? 'end'}`);
  }
}
