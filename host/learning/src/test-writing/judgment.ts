import type { RunState } from '../workspace/run-state.ts';
import { endings } from '../workspace/run-state.ts';
import type { Mutant } from './judged-versions.ts';

/** A mutant that the tests have run on. */
export interface TriedMutant extends Mutant {
  /** What has caught it, as a sentence; null when it survived. */
  caughtBy: string | null;
}

/** What is known of the reader's tests. */
export interface Judgment {
  /** Their run on the solution. */
  solution: RunState;
  /** The mutants that they have run on so far, in order. */
  tried: TriedMutant[];
  /** How many mutants there are. */
  total: number;
  state: 'running' | 'stopped' | 'finished';
}

/** Whether tests ran and none failed. */
export function passes(run: RunState): boolean {
  const { results, errors, end } = run;
  return end === 'finished' && errors.length === 0 && results.length > 0 && results.every(({ isPassed }) => isPassed);
}

/** How many mutants are caught. */
export function caughtIn({ tried }: Judgment): number {
  return tried.filter(({ caughtBy }) => caughtBy !== null).length;
}

/** The result in a sentence or two, such as `5 of 7 wrong versions caught`. */
export function verdictOf(judgment: Judgment): string {
  const { solution, total, state } = judgment;
  if (state === 'running') return 'Judging …';
  if (state === 'stopped') return endings.stopped;
  if (passes(solution)) return scoreOf(caughtIn(judgment), total);
  return failureOnSolution(solution, total);
}

function scoreOf(caught: number, total: number): string {
  const score = `${caught} of ${total} wrong versions caught`;
  return caught === total ? `${score}. Nothing gets past your tests.` : score;
}

function failureOnSolution(solution: RunState, total: number): string {
  const { results } = solution;
  const tests = solution.tests.length;
  if (solution.end === 'time' || solution.end === 'crashed') return endings[solution.end];
  if (solution.errors.length > 0) return 'Your tests threw an error, so nothing was judged.';
  if (tests === 0) return `${scoreOf(0, total)}. There is no test yet.`;
  if (results.length === 0) return 'All of your tests are skipped, so nothing was judged.';
  const failed = results.filter(({ isPassed }) => !isPassed).length;
  return `The solution fails ${failed} of your ${tests} tests, so nothing was judged. It is correct.`;
}

/** What has caught a mutant, as far as its run has come; null for nothing yet. @param onSolution how the same tests ran there */
export function whatCaught(run: RunState, onSolution: RunState): string | null {
  const failed = run.results.find(({ isPassed }) => !isPassed);
  if (failed) return `By the test “${failed.name.join(' › ')}”.`;
  const [error] = run.errors;
  if (error) return `It ended with ${error.message}`;
  if (run.end === 'time') return 'It took too long.';
  if (run.end === 'crashed') return 'It ended the sandbox.';
  const isShort = run.end === 'finished' && run.results.length < onSolution.results.length;
  return isShort ? 'Not all of your tests could run.' : null;
}
