import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { ContentError, problemsOf, throwProblems } from '../content-error.ts';
import { fieldProblems } from '../field-problem.ts';

const change = {
  replace: v.pipe(v.string(), v.nonEmpty('must be code of the solution')),
  with: v.string('must be code'),
};

/** What every mutant says: its mistake, and the code of the solution that it changes. */
export const mutantFields = {
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)+$/, 'must name the mistake in words, such as keeps-the-focus'),
  ),
  mistake: v.pipe(v.string(), v.nonEmpty('must say what is wrong')),
  ...change,
  /** Further places that change with it. */
  also: v.optional(v.array(v.strictObject(change)), []),
};

type Change = v.InferOutput<v.ObjectSchema<typeof change, undefined>>;

/** A wrong version of a solution. */
export interface Mutant {
  name: string;
  /** What is wrong with it, in a sentence. */
  mistake: string;
  /** The line of the file of mutants where it begins. */
  line: number;
  /** Its source. */
  code: string;
}

/**
 * Reads a file of mutants.
 * @param least the number of mutants that are wanted
 * @param read makes a mutant of an item of the list; throws an Error saying what is wrong with it
 * @throws ContentError naming the mutant's line and what to do; ContentErrors for several
 */
export function readMutantsFile<T extends Omit<Mutant, 'line'>>(
  file: string,
  least: number,
  read: (value: unknown) => T,
): (T & Pick<Mutant, 'line'>)[] {
  const items = readItems(file);
  if (items.length < least) {
    const few = `has ${items.length} mutants; at least ${least} wrong solutions are wanted.`;
    throw new ContentError(file, undefined, few);
  }
  const names = new Set<string>();
  const problems: Error[] = [];
  const mutants = items.flatMap(({ line, value }) => {
    try {
      const mutant = read(value);
      if (names.has(mutant.name)) throw new Error(`the name ${mutant.name} is taken by another mutant of this file.`);
      names.add(mutant.name);
      return [{ line, ...mutant }];
    } catch (error) {
      problems.push(...problemsOf(error).map(({ message }) => new ContentError(file, line, message)));
      return [];
    }
  });
  throwProblems(problems);
  return mutants;
}

/** Reads the fields of a mutant. @throws Error naming a field and what is wrong with it; ContentErrors for several fields */
export function readFields<T>(schema: v.GenericSchema<unknown, T> & { entries: v.ObjectEntries }, value: unknown): T {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  throwProblems(fieldProblems(schema, value).map(fieldError));
  throw new Error('A schema that refuses a mutant has to give a reason.');
}

function fieldError({ field, problem }: { field: string; problem: string }): Error {
  const subject = field === '' ? 'this mutant' : `the field "${field}" of this mutant`;
  return new Error(`${subject} ${problem.replace(/\w$/, '$&.')}`);
}

/**
 * The source of a mutant.
 * @param file the name of the file that it changes
 * @throws Error for code that is not in the source exactly once
 */
export function applyChanges(
  { name, also, ...first }: Change & { name: string; also: Change[] },
  file: string,
  source: string,
): string {
  return [first, ...also].reduce((code, change) => {
    const parts = code.split(change.replace);
    if (parts.length !== 2) throw new Error(`the mutant ${name} has to replace code that is in ${file} exactly once.`);
    return parts.join(change.with);
  }, source);
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
