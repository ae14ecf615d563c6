import type { Place } from '../protocol.ts';
import { editorLines } from './editor-lines.ts';

/** A call in one of the program's files. */
interface Frame extends Place {
  /** The function; empty if it has no name. */
  name: string;
}

/** How long a line of a stack is at most: what is longer is part of a message, and would be read for seconds. */
const longest = 1_000;

/** What a line of a stack ends with in every engine: file or address, line, and column unless it is one of ours. */
const location = /([^\s(@]+?):(\d+)(?::\d+)?\)?$/;
/** The function in a line of Chromium, or in one of Firefox or WebKit. */
const functionName = /^\s*at (?:async )?(.*) \(|^(.*)@/;
/** Names that engines give to code that is in no function, or in one without a name. */
const noName = /^(?:eval|.*<|.* code|<anonymous>)$/;

/** Stacks of errors, as far as the program's files are concerned: what else is in them is the sandbox. */
export class Stacks {
  /** The program's files by what stacks call them: their name, or the address of a script. */
  #files: Record<string, string> = Object.create(null);
  /** The lines of files by those that engines count, where these are others. */
  #lines: Record<string, number[] | null> = Object.create(null);

  /** @param files source by file name */
  constructor(files: Readonly<Record<string, string>>) {
    for (const [file, code] of Object.entries(files)) {
      this.#files[file] = file;
      this.#lines[file] = editorLines(code);
    }
  }

  /** Notes that a file of the program runs as the script at an address. */
  addAddress(address: string, file: string): void {
    this.#files[address] = file;
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
        return shorten(this);
      },
    });
  }

  /** @returns the error, or a copy of one that is frozen */
  #shorten(error: Error): Error {
    const { stack } = error;
    if (typeof stack !== 'string') return error;
    let shortened = String(error);
    for (const { name, file, line } of this.#frames(stack)) {
      const place = `${file}:${line}`;
      shortened += `\n    at ${name ? `${name} (${place})` : place}`;
    }
    const value = { value: shortened, configurable: true, writable: true };
    if (Reflect.defineProperty(error, 'stack', value)) return error;
    return Object.create(Object.getPrototypeOf(error), { ...Object.getOwnPropertyDescriptors(error), stack: value });
  }

  #frames(stack: string): Frame[] {
    const frames: Frame[] = [];
    for (const text of stack.split('\n')) {
      const frame = text.length > longest ? null : this.#frame(text);
      if (frame) frames.push(frame);
    }
    return frames;
  }

  #frame(text: string): Frame | null {
    const [, source = '', line] = text.match(location) ?? [];
    const file = this.#files[source];
    if (!file) return null;
    const [, inChromium, elsewhere] = text.match(functionName) ?? [];
    const name = inChromium ?? elsewhere ?? '';
    return { name: noName.test(name) ? '' : name, file, line: this.#lines[file]?.[Number(line)] ?? Number(line) };
  }
}
