import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Element } from 'hast';
import { ContentError } from '../../content-error.ts';
import type { EntrySource } from '../../entry.ts';
import type { EntryData } from '../../entry-fields.ts';
import type { GrowthFields } from '../../growth/growth.ts';
import type { ReadServices } from '../../kind.ts';
import { checkHints } from '../check-hints.ts';
import type { Mutant } from '../mutants.ts';
import { shownSource } from '../shown-source.ts';
import { type ExerciseGrowth, readGrowth } from './growth.ts';
import { readMutants } from './mutants.ts';

/** A source file of an exercise, and its code as the card shows it. */
export interface SourceFile {
  path: string;
  source: string;
  code: Element;
}

/** The code of an exercise. */
export interface ExerciseFiles extends Record<'start' | 'solution' | 'tests', SourceFile> {
  /** The file of its mutants: wrong solutions that the tests must tell from a correct one. */
  mutantsFile: string;
  mutants: Mutant[];
  /** Null for an exercise that is not measured. */
  growth: ExerciseGrowth | null;
}

/**
 * Reads the folder of an exercise.
 * @throws ContentError for a file that is missing or named for another language, malformed hints, mutants or growth, or no example that runs
 */
export async function readExercise(
  source: EntrySource<EntryData & { growth?: GrowthFields | undefined }>,
  services: ReadServices,
): Promise<ExerciseFiles> {
  checkHints(source);
  if (!source.samples.some(({ code }) => /from '\.\/solution'/.test(code)))
    throw new ContentError(source.file, undefined, "needs an example that runs and imports from './solution'.");
  const read = async (name: string) => {
    const path = fileNamed(source.path, `${name}.ts`, `${name}.tsx`);
    return { path, source: shownSource(path), code: await services.codeFile(path) };
  };
  const [start, solution, tests] = [await read('start'), await read('solution'), await read('tests')];
  checkStart(source.path, start);
  const other = [start, tests].find(({ path }) => extname(path) !== extname(solution.path));
  if (other) {
    const wanted = `must end like ${basename(solution.path)}: an exercise in React has .tsx alone.`;
    throw new ContentError(other.path, undefined, wanted);
  }
  const mutantsFile = fileNamed(source.path, 'mutants.yaml');
  const mutants = readMutants(mutantsFile, solution);
  return { start, solution, tests, mutantsFile, mutants, growth: readGrowth(source) };
}

/**
 * A start is neutral: it has the signature and throws. Only an exercise in which readers fix code, such as `EX-165-fix-the-list`, starts
 * with that code.
 * @throws ContentError
 */
function checkStart(folder: string, { path, source }: SourceFile): void {
  if (source.includes("throw new Error('Not implemented')") || /-fix-/.test(basename(folder))) return;
  const wanted =
    "has to throw new Error('Not implemented'). Only an exercise whose name begins with fix- starts with code to fix.";
  throw new ContentError(path, undefined, wanted);
}

/** The name of the file that the tests import. */
export function solutionFile(start: SourceFile): string {
  return `solution${extname(start.path)}`;
}

/** The path of the first of these files that is there. @throws ContentError naming the first when none is */
function fileNamed(folder: string, ...names: [string, ...string[]]): string {
  const found = names.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (found) return found;
  const wanted = 'An exercise has task.md, start, solution, tests and mutants.yaml.';
  throw new ContentError(join(folder, names[0]), undefined, `is missing. ${wanted}`);
}
