import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { ContentError, throwProblems } from '../../content-error.ts';
import { type Variant, variants } from './challenge-files.ts';

/** The minimum number of mutants of a challenge. */
const least = 6;

const mutantText = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)+$/, 'must name the mistake in words, such as keeps-the-focus'),
  ),
  mistake: v.pipe(v.string(), v.nonEmpty('must say what is wrong')),
  /** The file that is changed. */
  in: v.picklist(Object.values(variants), `must be ${Object.values(variants).join(' or ')}`),
  replace: v.pipe(v.string(), v.nonEmpty('must be code of the solution')),
  with: v.string('must be code'),
  /** The names of the checks that fail; all others pass. */
  fails: v.pipe(v.array(v.string()), v.minLength(1, 'must name a check')),
});

/** A wrong solution: the reference solution with one change. */
export interface Mutant {
  name: string;
  /** The line of the file of mutants where it begins. */
  line: number;
  variant: Variant;
  /** Its source. */
  code: string;
  fails: string[];
}

/**
 * Reads the mutants of a challenge.
 * @param file their path, for problems, too
 * @param solutions the source of both reference solutions, by the names of their files
 * @throws ContentError naming the mutant's line and what to do; ContentErrors for several
 */
export function readMutants(file: string, solutions: Readonly<Record<string, string>>): Mutant[] {
  const items = readItems(file);
  if (items.length < least)
    throw new ContentError(
      file,
      undefined,
      `has ${items.length} mutants; at least ${least} wrong solutions are wanted.`,
    );
  const problems: Error[] = [];
  const mutants = items.flatMap(({ line, value }) => {
    try {
      return [{ line, ...readMutant(value, solutions) }];
    } catch (error) {
      problems.push(new ContentError(file, line, error instanceof Error ? error.message : String(error)));
      return [];
    }
  });
  throwProblems(problems);
  return mutants;
}

/** @throws Error saying what is wrong with the mutant */
function readMutant(value: unknown, solutions: Readonly<Record<string, string>>): Omit<Mutant, 'line'> {
  const read = v.safeParse(mutantText, value);
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(`the field "${v.getDotPath(issue)}" of this mutant ${issue.message}.`);
  }
  const { name, in: file, replace, with: changed, fails } = read.output;
  const parts = (solutions[file] ?? '').split(replace);
  if (parts.length !== 2) throw new Error(`the mutant ${name} has to replace code that is in ${file} exactly once.`);
  return { name, variant: file === variants.react ? 'react' : 'dom', code: parts.join(changed), fails };
}

/** The items of a YAML list, each with its line. @throws ContentError */
function readItems(file: string): { line: number; value: unknown }[] {
  const lines = new LineCounter();
  const { errors, contents } = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false });
  throwProblems(errors.map(({ message, pos }) => new ContentError(file, lines.linePos(pos[0]).line, message)));
  if (!isSeq(contents)) throw new ContentError(file, 1, 'must be a list of mutants: "- name: …" and so on.');
  return contents.items.map((item) => {
    const start = isNode(item) ? item.range?.[0] : undefined;
    return { line: lines.linePos(start ?? 0).line, value: isNode(item) ? item.toJSON() : item };
  });
}
