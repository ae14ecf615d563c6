import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { ContentError } from '../../content-error.ts';
import type { EntrySource } from '../../entry.ts';
import type { ReadServices } from '../../kind.ts';
import { checkHints } from '../check-hints.ts';
import { mutantPaths } from './mutants.ts';

/** A source file of an exercise, and its code as the card shows it. */
export interface SourceFile {
  path: string;
  source: string;
  code: Element;
}

/** The code of an exercise. */
export interface ExerciseFiles extends Record<'start' | 'solution' | 'tests', SourceFile> {
  /** The paths of its mutants: wrong solutions that the tests must tell from a correct one. Readers do not see them. */
  mutants: string[];
}

/**
 * Reads the folder of an exercise.
 * @throws ContentError for a file that is missing, malformed hints, or no example that runs
 */
export async function readExercise(source: EntrySource, services: ReadServices): Promise<ExerciseFiles> {
  const [start, solution, tests] = ['start', 'solution', 'tests'].map((name) => codeFile(source.path, name));
  checkHints(source);
  if (!source.samples.some(({ code }) => /from '\.\/solution'/.test(code)))
    throw new ContentError(source.file, undefined, "needs an example that runs and imports from './solution'.");
  const read = async (path = '') => ({
    path,
    source: readFileSync(path, 'utf8'),
    code: await services.codeFile(path),
  });
  return {
    start: await read(start),
    solution: await read(solution),
    tests: await read(tests),
    mutants: mutantPaths(source.path),
  };
}

/** The path of a source file by its name without extension. */
function codeFile(folder: string, name: string): string {
  const found = [`${name}.ts`, `${name}.tsx`].map((file) => join(folder, file)).find((path) => existsSync(path));
  if (found) return found;
  const wanted = join(folder, `${name}.ts`);
  throw new ContentError(wanted, undefined, 'is missing. An exercise has task.md, start, solution and tests.');
}
