import * as v from 'valibot';
import { type Mutant as AnyMutant, applyChanges, mutantFields, readFields, readMutantsFile } from '../mutants.ts';
import { type Variant, variants } from './challenge-files.ts';

/** The minimum number of mutants of a challenge. */
const least = 6;

const mutantText = v.strictObject({
  ...mutantFields,
  /** The file that is changed. */
  in: v.picklist(Object.values(variants), `must be ${Object.values(variants).join(' or ')}`),
  /** The names of the checks that fail; all others pass. */
  fails: v.pipe(v.array(v.string()), v.minLength(1, 'must name a check')),
});

/** A wrong solution: one of the reference solutions with a change. */
export interface Mutant extends AnyMutant {
  variant: Variant;
  fails: string[];
}

/**
 * Reads the mutants of a challenge.
 * @param file their path, for problems, too
 * @param solutions the source of both reference solutions, by the names of their files
 * @throws ContentError naming the mutant's line and what to do; ContentErrors for several
 */
export function readMutants(file: string, solutions: Readonly<Record<string, string>>): Mutant[] {
  return readMutantsFile(file, least, (value) => {
    const text = readFields(mutantText, value);
    const { name, mistake, fails } = text;
    const code = applyChanges(text, text.in, solutions[text.in] ?? '');
    return { name, mistake, variant: text.in === variants.react ? 'react' : 'dom', code, fails };
  });
}
