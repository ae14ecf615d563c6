import { basename } from 'node:path';
import * as v from 'valibot';
import { applyChanges, type Mutant, mutantFields, readFields, readMutantsFile } from '../mutants.ts';

/** The minimum number of mutants of an exercise. */
const least = 5;

const mutantText = v.strictObject(mutantFields);

/**
 * Reads the mutants of an exercise: its solution with a change.
 * @param file their path, for problems, too
 * @throws ContentError naming the mutant's line and what to do; ContentErrors for several
 */
export function readMutants(file: string, solution: { path: string; source: string }): Mutant[] {
  return readMutantsFile(file, least, (value) => {
    const text = readFields(mutantText, value);
    const code = applyChanges(text, basename(solution.path), solution.source);
    return { name: text.name, mistake: text.mistake, code };
  });
}
