/**
 * What runs in QuickJS before the program: the console, the clock and the timers of a browser, and reports of what happens. A program could
 * change globals, so what reports need is held from the start, and what they contain is parsed by who reads them.
 */
import { programConsole } from '../../runner/runtime/console.ts';
import type { Report } from '../recording.ts';
import { callStack, stackText } from './call-stack.ts';
import { Journal } from './Journal.ts';
import { Timers } from './Timers.ts';
import { VirtualClock } from './VirtualClock.ts';

/** What the recorder calls, from outside. */
export interface Machine {
  /** Runs the script to its end, or to its first `await`. */
  start(script: () => Promise<void>): void;
  /** Fires the next timer. */
  fire(): void;
  /** Adds a job to the end of the queue that reports a step, so that it is known how many jobs were before it. */
  mark(step: number): void;
  /** Reports an error that nothing has caught. */
  fail(error: unknown): void;
  /** What has happened since the last call, as the JSON of a `Report`. */
  report(): string;
}

/** Prepares the globals for a program. */
export function createMachine(): Machine {
  const { stringify } = JSON;
  const resolved = Promise.resolve();
  const then = resolved.then.bind(resolved);
  const journal = new Journal();
  const clock = new VirtualClock();
  const timers = new Timers(clock, () => callStack()[0]?.line ?? null);

  clock.install();
  timers.install();
  Reflect.set(Error, 'prepareStackTrace', stackText);
  Object.assign(globalThis, {
    console: programConsole(journal),
    $uncaught: (error: unknown) => journal.fail(error),
    $loop: (line: number) => journal.loop(line),
    $began: (line: number) => journal.begin(line, false),
    $wentOn: (line: number, value?: unknown) => {
      journal.begin(line, true);
      return value;
    },
  });
  return {
    start: (script) => void script().then(() => journal.end()),
    fire: () => timers.fire(),
    mark: (step) => void then(() => journal.mark(step)),
    fail: (error) => journal.fail(error),
    report: () => {
      const report: Report = { ...journal.take(), timers: timers.pending(), now: clock.now };
      clock.moveTo(clock.now);
      return stringify(report);
    },
  };
}
