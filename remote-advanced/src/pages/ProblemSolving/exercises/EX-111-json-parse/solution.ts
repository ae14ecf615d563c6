const escapes = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/**
 * Reads JSON.
 * @returns the value, as `JSON.parse` returns it
 * @throws SyntaxError for a string that is not JSON
 */
export function parse(text: string): unknown {
  return new Parser(text).document();
}

class Parser {
  #at = 0;

  constructor(readonly text: string) {}

  /** One value with nothing around it but whitespace. */
  document(): unknown {
    const value = this.#value();
    if (this.#at < this.text.length) this.#fail();
    return value;
  }

  /** A value, and the whitespace on both sides of it. */
  #value(): unknown {
    this.#skipSpace();
    const value = this.#bareValue();
    this.#skipSpace();
    return value;
  }

  #bareValue(): unknown {
    if (this.#take('{')) return this.#object();
    if (this.#take('[')) return this.#array();
    if (this.#take('"')) return this.#string();
    if (this.#take('true')) return true;
    if (this.#take('false')) return false;
    if (this.#take('null')) return null;
    return Number(this.#match(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y) ?? this.#fail());
  }

  #array(): unknown[] {
    const items: unknown[] = [];
    this.#skipSpace();
    if (this.#take(']')) return items;
    do items.push(this.#value());
    while (this.#take(','));
    this.#expect(']');
    return items;
  }

  #object(): object {
    const result = {};
    this.#skipSpace();
    if (this.#take('}')) return result;
    do {
      this.#skipSpace();
      this.#expect('"');
      const key = this.#string();
      this.#skipSpace();
      this.#expect(':');
      const value = this.#value();
      Object.defineProperty(result, key, { value, writable: true, enumerable: true, configurable: true });
    } while (this.#take(','));
    this.#expect('}');
    return result;
  }

  /** A string whose first quote has been read. */
  #string(): string {
    const parts: string[] = [];
    for (;;) {
      const start = this.#at;
      while (this.#isPlain()) this.#at += 1;
      parts.push(this.text.slice(start, this.#at));
      if (this.#take('"')) return parts.join('');
      this.#expect('\\');
      parts.push(this.#escape());
    }
  }

  #isPlain(): boolean {
    const character = this.text[this.#at];
    return character !== undefined && character !== '"' && character !== '\\' && character >= ' ';
  }

  #escape(): string {
    const [kind = '', ...code] = this.#match(/["\\/bfnrt]|u[\da-fA-F]{4}/y) ?? this.#fail();
    return escapes.get(kind) ?? String.fromCharCode(Number.parseInt(code.join(''), 16));
  }

  /** Moves past an expected string, if it comes next. @returns whether it does */
  #take(expected: string): boolean {
    const isNext = this.text.startsWith(expected, this.#at);
    if (isNext) this.#at += expected.length;
    return isNext;
  }

  #expect(expected: string): void {
    if (!this.#take(expected)) this.#fail();
  }

  #skipSpace(): void {
    this.#match(/[ \t\n\r]*/y);
  }

  /** Moves past what a sticky regular expression matches next. @returns the match */
  #match(expression: RegExp): string | undefined {
    expression.lastIndex = this.#at;
    const match = expression.exec(this.text)?.[0];
    this.#at += match?.length ?? 0;
    return match;
  }

  #fail(): never {
    const found = this.text[this.#at];
    throw new SyntaxError(`Unexpected ${found === undefined ? 'end' : JSON.stringify(found)} at position ${this.#at}`);
  }
}
