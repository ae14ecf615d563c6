import type { Place } from '../protocol.ts';

/** A call in one of the program's files. */
interface Frame extends Place {
  /** The function; empty if it has no name. */
  name: string;
}

/** What a line of a stack ends with in every engine: file or address, line, and column unless it is one of ours. */
const location = /([^\s(@]+?):(\d+)(?::\d+)?\)?$/;
/** The function in a line of Chromium, or in one of Firefox or WebKit. */
const functionName = /^\s*at (?:async )?(.*) \(|^(.*)@/;
/** Names that engines give to code that is in no function, or in one without a name. */
const noName = /^(?:eval|.*<|.* code|<anonymous>)$/;

/** Stacks of errors, as far as the program's files are concerned: what else is in them is the sandbox. */
export class Stacks {
  #files: readonly string[];
  #addresses = new Map<string, string>();

  /** @param files the names of the program's files */
  constructor(files: readonly string[]) {
    this.#files = files;
  }

  /** Notes that a file of the program runs as the script at an address. */
  addAddress(address: string, file: string): void {
    this.#addresses.set(address, file);
  }

  /** The first of the program's own lines in a stack. */
  place(stack: string): Place | null {
    const [first] = this.#frames(stack);
    return first ? { file: first.file, line: first.line } : null;
  }

  /** Has errors printed in the same way in every engine: with their message and the program's own lines. */
  install(): void {
    const shorten = (error: Error) => this.#shorten(error);
    Object.defineProperty(Error.prototype, Symbol.for('nodejs.util.inspect.custom'), {
      configurable: true,
      value(this: Error) {
        shorten(this);
        return this;
      },
    });
  }

  #shorten(error: Error): void {
    const { stack } = error;
    if (typeof stack !== 'string') return;
    const lines = this.#frames(stack).map(({ name, file, line }) => {
      const place = `${file}:${line}`;
      return `\n    at ${name ? `${name} (${place})` : place}`;
    });
    Reflect.defineProperty(error, 'stack', {
      value: String(error) + lines.join(''),
      configurable: true,
      writable: true,
    });
  }

  #frames(stack: string): Frame[] {
    return stack.split('\n').flatMap((text) => {
      const [, source = '', line] = text.match(location) ?? [];
      const file = this.#addresses.get(source) ?? source;
      if (!this.#files.includes(file)) return [];
      const [, inChromium, elsewhere] = text.match(functionName) ?? [];
      const name = inChromium ?? elsewhere ?? '';
      return [{ name: noName.test(name) ? '' : name, file, line: Number(line) }];
    });
  }
}
