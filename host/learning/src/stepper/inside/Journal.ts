import { print } from '../../runner/runtime/console.ts';
import type { PrintedLine, Report } from '../recording.ts';
import { callStack } from './call-stack.ts';

/** How many lines are reported, and how many characters of each. */
const most = { lines: 500, characters: 2_000 };

/** What has happened since a report. */
type Events = Pick<Report, 'began' | 'isOwn' | 'marks' | 'printed'>;

/** Notes what happens between two reports. */
export class Journal {
  #events: Events = nothing();
  #lines = 0;
  #isScriptOver = false;
  #loop: number | null = null;

  /** A function of the program begins, or goes on after an `await`; the first one counts. */
  begin(line: number, goesOn: boolean): void {
    this.#events.began ??= { name: callStack()[0]?.name ?? '', line, goesOn };
  }

  /** A loop goes around. */
  loop(line: number): void {
    this.#loop = line;
  }

  print(level: PrintedLine['level'], text: string): void {
    this.#add({ level, text, stack: callStack() });
  }

  /** An error that nothing has caught. */
  fail(error: unknown): void {
    const isError = error instanceof Error;
    const text = `Uncaught ${isError ? `${error.name}: ${error.message}` : print(error)}`;
    // Where the stack has overflowed, the error has none.
    this.#add({
      level: 'error',
      text,
      stack: isError && typeof error.stack === 'string' ? callStack(error.stack) : [],
    });
  }

  /** A job of the recorder runs: the mark of a step. */
  mark(step: number): void {
    this.#events.isOwn = true;
    this.#events.marks.push(step);
  }

  /** A job of the recorder runs: the script is over. */
  end(): void {
    this.#events.isOwn = true;
    this.#isScriptOver = true;
  }

  /** What has happened since the last call. */
  take(): Omit<Report, 'timers' | 'now'> {
    const events = this.#events;
    this.#events = nothing();
    return { ...events, isScriptOver: this.#isScriptOver, loop: this.#loop };
  }

  #add(line: PrintedLine): void {
    this.#lines += 1;
    if (this.#lines <= most.lines) this.#events.printed.push({ ...line, text: cut(line.text) });
  }
}

function nothing(): Events {
  return { began: null, isOwn: false, marks: [], printed: [] };
}

function cut(text: string): string {
  return text.length > most.characters ? `${text.slice(0, most.characters)} …` : text;
}
