import type { Failure, Place, RunEvent } from '../runner/protocol.ts';

type EventOf<Type extends RunEvent['type']> = Extract<RunEvent, { type: Type }>;

/** How many errors are kept of a program that throws without an end. */
const mostErrors = 50;

export type ConsoleLine = Pick<EventOf<'console'>, 'level' | 'text'>;

/** A test that has run. */
export interface TestResult {
  index: number;
  /** The names of its groups, then its own. */
  name: string[];
  isPassed: boolean;
  failure: Failure | null;
}

/** What is known of the latest run. */
export interface RunState {
  /** All tests of the program; empty until it has reported them. */
  tests: string[][];
  /** Whether only one of them was asked for. */
  isOnly: boolean;
  /** Those that have run, in order. */
  results: TestResult[];
  output: ConsoleLine[];
  /** What was thrown outside of all tests; what is thrown again and again, such as in every test, is here once. */
  errors: Failure[];
  /** The loop that ran for too long, where it is known. */
  blockedAt: Place | null;
  /** Why it is over; null while it runs. */
  end: EventOf<'end'>['reason'] | null;
}

/** A run that has just begun. */
export function begun(isOnly: boolean): RunState {
  return { tests: [], isOnly, results: [], output: [], errors: [], blockedAt: null, end: null };
}

/** The state after an event. */
export function after(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'console':
      return { ...state, output: [...state.output, { level: event.level, text: event.text }] };
    case 'tests':
      return { ...state, tests: event.tests };
    case 'test':
      return event.status === 'skipped' ? state : { ...state, results: [...state.results, resultOf(state, event)] };
    case 'error':
      return withError(state, event.failure);
    case 'blocked':
      return { ...state, blockedAt: event.place };
    case 'result':
      return state;
    case 'end':
      return { ...state, end: event.reason };
  }
}

/** How many tests pass, of how many that were to run. */
export function countsOf({ tests, isOnly, results }: RunState): { passed: number; total: number } {
  return { passed: results.filter(({ isPassed }) => isPassed).length, total: isOnly ? results.length : tests.length };
}

/** The result of a run in a sentence or two, such as `3 of 8 tests pass`. */
export function summaryOf(state: RunState): string {
  if (!state.end) return 'Running …';
  const { passed, total } = countsOf(state);
  const counts = total > 0 ? `${passed} of ${total} tests pass` : 'No test ran';
  return [counts, endings[state.end]].filter(Boolean).join('. ');
}

/** Why a run is over, as a sentence; empty when the code has finished. */
export const endings = {
  finished: '',
  stopped: 'You stopped the code.',
  time: 'The code took too long and was stopped.',
  crashed: 'The sandbox stopped answering: the code took too long, needed too much memory, or left its page.',
};

function withError(state: RunState, failure: Failure): RunState {
  const { errors } = state;
  const isKept = errors.length < mostErrors && !errors.some((known) => isSame(known, failure));
  return isKept ? { ...state, errors: [...errors, failure] } : state;
}

function isSame(a: Failure, b: Failure): boolean {
  return a.message === b.message && a.place?.file === b.place?.file && a.place?.line === b.place?.line;
}

function resultOf({ tests }: RunState, { index, status, failure }: EventOf<'test'>): TestResult {
  return { index, name: tests[index] ?? [`Test ${index + 1}`], isPassed: status === 'passed', failure };
}
