import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import type { MutantText } from '../../check/suite.ts';
import { ContentError } from '../../content-error.ts';

/** The minimum number of mutants of an exercise. */
const least = 5;

/** A name says what is wrong, in words: `flush-keeps-the-burst.ts`. */
const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)+\.tsx?$/;

/** The paths of the mutants of an exercise, by name; none when it has no folder `mutants`. */
export function mutantPaths(folder: string): string[] {
  const dir = join(folder, 'mutants');
  return existsSync(dir)
    ? readdirSync(dir)
        .sort()
        .map((file) => join(dir, file))
    : [];
}

/** Reads mutants for a suite. */
export function readMutants(paths: string[]): MutantText[] {
  return paths.map((file) => ({
    name: parse(file).name,
    file,
    code: readFileSync(file, 'utf8'),
    extension: extname(file),
  }));
}

/**
 * What is wrong with the form of an exercise's mutants.
 * @param task the path of its `task.md`, for which a missing mutant is reported
 * @returns one problem for each finding
 */
export function mutantProblems(task: string, paths: string[]): Error[] {
  const few = `has ${paths.length} mutants; at least ${least} wrong solutions are wanted in the folder mutants.`;
  return [...(paths.length < least ? [new ContentError(task, undefined, few)] : []), ...paths.flatMap(formProblems)];
}

function formProblems(path: string): Error[] {
  const { base } = parse(path);
  if (!fileName.test(base))
    return [new ContentError(path, undefined, 'name the mistake in words: flush-keeps-the-burst.ts.')];
  if (/^\/\/ \S/.test(readFileSync(path, 'utf8'))) return [];
  return [new ContentError(path, 1, 'begin with a comment, // …, that says what is wrong with this solution.')];
}
