import { expect, it } from 'vitest';
import type { RunEvent } from '../../runner/protocol.ts';
import { judgeMutant, judgeSolution, judgeStart, verdictOf } from './judge.ts';
import { generalNames } from './library/checks/general-names.ts';

const own = ['opens', 'closes', 'gives the focus back', 'reports once', 'has a name'];
const names = [...own, ...generalNames];

/** The events of a run in which some checks fail. */
function run(failing: string[], all: string[] = names): RunEvent[] {
  return [
    { type: 'tests', tests: all.map((name) => ['behavior', name]) },
    ...all.map((name, index): RunEvent => {
      const failure = failing.includes(name)
        ? { message: `wrong: ${name}`, compared: null, place: null, moment: null }
        : null;
      return { type: 'test', index, status: failure ? 'failed' : 'passed', milliseconds: 1, failure };
    }),
    { type: 'end', reason: 'finished' },
  ];
}

const verdict = (failing: string[], all?: string[]) => verdictOf(run(failing, all));
const messages = (errors: Error[]) => errors.map(({ message }) => message);
const mutant = (...fails: string[]) => ({
  mistake: 'The focus stays.',
  ...{ name: 'keeps-the-focus', line: 7, variant: 'react' as const, code: '', fails },
});

it('accepts a solution that passes everything', () => {
  expect(judgeSolution('checks.ts', 'react', verdict([]))).toEqual([]);
});

it('reports each check that fails on a solution, with what was found', () => {
  expect(messages(judgeSolution('checks.ts', 'dom', verdict(['closes'])))).toEqual([
    'checks.ts: the check "closes" fails on the solution in plain DOM: wrong: closes',
  ]);
});

it('wants an area for each check', () => {
  const groups = [['behavior', 'opens'], ['closes'], ['mouse', 'reports once']];
  const events = run([]).map((event) =>
    event.type === 'tests' ? { ...event, tests: [...groups, ...event.tests.slice(3)] } : event,
  );
  expect(messages(judgeSolution('checks.ts', 'react', verdictOf(events)))).toEqual([
    expect.stringContaining('"closes" has no area. Write check(area, name, …)'),
    expect.stringContaining('"reports once" has no area.'),
  ]);
});

it('wants the general checks, and five of its own', () => {
  expect(messages(judgeSolution('checks.ts', 'react', verdict([], own)))).toEqual([
    expect.stringContaining('Call generalChecks() at its end.'),
  ]);
  expect(messages(judgeSolution('checks.ts', 'react', verdict([], ['opens', ...generalNames])))).toEqual([
    'checks.ts: holds 1 checks of its own; at least 5 are wanted.',
  ]);
});

it('wants a start that fails a check of its own', () => {
  expect(judgeStart('start.tsx', verdict(['opens', ...generalNames]))).toEqual([]);
  const passing = 'start.tsx: the checks pass on the start. Take the solution out of it.';
  expect(messages(judgeStart('start.tsx', verdict([])))).toEqual([passing]);
  expect(messages(judgeStart('start.tsx', verdict([...generalNames])))).toEqual([passing]);
});

it('wants a mutant to fail the checks that it names, and no others', () => {
  const judge = (fails: string[], failing: string[]) =>
    messages(judgeMutant('mutants.yaml', mutant(...fails), verdict(failing)));
  expect(judge(['closes'], ['closes'])).toEqual([]);
  expect(judge(['closes'], [])).toEqual([
    'mutants.yaml:7: the mutant keeps-the-focus survives: the check "closes" passes on it. Make the check find it.',
  ]);
  expect(judge(['closes'], ['closes', 'opens'])).toEqual([expect.stringContaining('fails the check "opens", too')]);
  expect(judge(['close'], [])).toEqual([expect.stringContaining('names the check "close", which does not exist.')]);
});

it('reports checks that cannot run to the end', () => {
  const failure = { message: 'SyntaxError: Unexpected token', compared: null, place: null, moment: null };
  const broken = verdictOf([
    { type: 'error', failure },
    { type: 'end', reason: 'finished' },
  ]);
  expect(messages(judgeStart('start.tsx', broken))).toEqual([
    'start.tsx: the checks cannot run on it: SyntaxError: Unexpected token.',
  ]);
  const stopped = verdictOf([...run([]).slice(0, -1), { type: 'end', reason: 'time' }]);
  expect(messages(judgeMutant('mutants.yaml', mutant('closes'), stopped))).toEqual([
    expect.stringContaining('proves nothing, because the checks cannot run on it: they ended: time.'),
  ]);
});
