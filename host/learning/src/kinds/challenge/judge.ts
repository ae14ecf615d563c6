import { ContentError } from '../../content-error.ts';
import type { RunEvent } from '../../runner/protocol.ts';
import { areaOf, areas } from './areas.ts';
import type { Variant } from './challenge-files.ts';
import { generalNames, isGeneral } from './library/checks/general-names.ts';
import type { Mutant } from './mutants.ts';

/** The minimum number of checks of a challenge beside the general ones. */
const least = 5;

/** How the checks of a challenge went on one solution. */
export interface Verdict {
  /** The names of all checks that ran. */
  names: string[];
  /** The names of those that no `check()` has made, so that the reviewer has no words for them. */
  withoutArea: string[];
  /** Those that failed, each with what was found. */
  failed: Map<string, string>;
  /** Why they could not run to the end; null when they did. */
  problem: string | null;
}

/** The verdict that follows from the events of a run. */
export function verdictOf(events: readonly RunEvent[]): Verdict {
  const names: string[] = [];
  const withoutArea: string[] = [];
  const failed = new Map<string, string>();
  let problem: string | null = 'they did not end';
  for (const event of events) {
    if (event.type === 'tests') {
      names.push(...event.tests.map(ownName));
      withoutArea.push(...event.tests.filter((one) => areaOf(one) === undefined).map(ownName));
    }
    if (event.type === 'test' && event.status === 'failed')
      failed.set(names[event.index] ?? '', event.failure?.message ?? '');
    if (event.type === 'end') problem = event.reason === 'finished' ? null : `they ended: ${event.reason}`;
  }
  const error = events.find((event) => event.type === 'error');
  if (names.length === 0) problem = error?.type === 'error' ? error.failure.message : 'there are none';
  return { names, withoutArea, failed, problem };
}

function ownName(test: string[]): string {
  return test.at(-1) ?? '';
}

const words: Record<Variant, string> = { react: 'in React', dom: 'in plain DOM' };

/** What is wrong when the checks ran on a reference solution: all of them have to pass. @param file the checks */
export function judgeSolution(file: string, variant: Variant, verdict: Verdict): Error[] {
  const { names, withoutArea, failed, problem } = verdict;
  const error = (text: string) => new ContentError(file, undefined, text);
  if (problem) return [error(`the checks cannot run on the solution ${words[variant]}: ${problem}.`)];
  const missing = generalNames.find((name) => !names.includes(name));
  if (missing) return [error(`has no check "${missing}". Call generalChecks() at its end.`)];
  const own = names.length - generalNames.length;
  return [
    ...(own < least ? [error(`holds ${own} checks of its own; at least ${least} are wanted.`)] : []),
    ...withoutArea.map((name) =>
      error(
        `"${name}" has no area. Write check(area, name, …) instead of it(name, …); the areas are ${areas.join(', ')}.`,
      ),
    ),
    ...[...failed].map(([name, message]) =>
      error(`the check "${name}" fails on the solution ${words[variant]}: ${beginning(message)}`),
    ),
  ];
}

/** What is wrong when the checks ran on a start: one of those that only this challenge has must fail. @param file the start */
export function judgeStart(file: string, { failed, problem }: Verdict): Error[] {
  if (problem) return [new ContentError(file, undefined, `the checks cannot run on it: ${problem}.`)];
  if ([...failed.keys()].some((name) => !isGeneral(name))) return [];
  return [new ContentError(file, undefined, 'the checks pass on the start. Take the solution out of it.')];
}

/** What is wrong when the checks ran on a mutant: those that it names must fail, and no others. @param file the mutants */
export function judgeMutant(file: string, mutant: Mutant, { names, failed, problem }: Verdict): Error[] {
  const error = (text: string) => new ContentError(file, mutant.line, `the mutant ${mutant.name} ${text}`);
  if (problem) return [error(`proves nothing, because the checks cannot run on it: ${problem}.`)];
  const unknown = mutant.fails.filter((name) => !names.includes(name));
  const survived = mutant.fails.filter((name) => names.includes(name) && !failed.has(name));
  const others = [...failed].filter(([name]) => !mutant.fails.includes(name));
  return [
    ...unknown.map((name) => error(`names the check "${name}", which does not exist.`)),
    ...survived.map((name) => error(`survives: the check "${name}" passes on it. Make the check find it.`)),
    ...others.map(([name, message]) =>
      error(`fails the check "${name}", too (${beginning(message)}). Name that check as well, or make it more exact.`),
    ),
  ];
}

function beginning(message: string): string {
  return message.split('\n').filter(Boolean).slice(0, 2).join(' ').slice(0, 300);
}
