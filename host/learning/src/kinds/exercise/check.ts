import { extname } from 'node:path';
import type { Suite } from '../../check/suite.ts';
import type { Entry } from '../../entry.ts';
import type { KindCheck } from '../../kind.ts';
import type { ExerciseFiles, SourceFile } from './files.ts';
import { growthSuite } from './growth.ts';

/** The minimum number of tests of an exercise. */
const least = 8;

/**
 * The tests of an exercise pass against the solution and fail against the start and every mutant; the solution runs on all input that
 * it is measured with; no file has a type error.
 */
export const checkExercise: KindCheck<ExerciseFiles> = {
  suites: (entry) => suitesOf(entry),
  problems: async (entries, { typeErrors }) => ({
    problems: await typeErrors(entries.flatMap(({ own }) => codePaths(own))),
  }),
};

/** The paths of the files of an exercise that are code. */
export function codePaths({ start, solution, tests, growth }: ExerciseFiles): string[] {
  return [start.path, solution.path, tests.path, ...(growth ? [growth.path] : [])];
}

function suitesOf(entry: Entry<ExerciseFiles>): Suite[] {
  const suite = exerciseSuite(entry);
  return entry.own.growth ? [suite, growthSuite(entry.own.growth, suite)] : [suite];
}

function exerciseSuite({ id, own: { start, solution, tests, mutantsFile, mutants } }: Entry<ExerciseFiles>): Suite {
  const source = ({ path, source }: SourceFile) => ({ code: source, extension: extname(path) });
  return {
    id,
    file: tests.path,
    line: 0,
    test: source(tests),
    passing: { ...source(solution), name: 'solution' },
    failing: { ...source(start), name: 'start' },
    mutants: mutants.map((mutant) => ({ ...mutant, file: mutantsFile, extension: extname(solution.path) })),
    subject: 'solution',
    least,
  };
}
