import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Element } from 'hast';
import { ContentError } from '../../content-error.ts';
import type { EntrySource } from '../../entry.ts';
import type { EntryData } from '../../entry-fields.ts';
import type { ReadServices } from '../../kind.ts';
import { checkHints } from '../check-hints.ts';
import { shownSource } from '../shown-source.ts';
import type { ChallengeFiles } from './challenge-files.ts';
import { type Mutant, readMutants } from './mutants.ts';

/** A source file of a challenge, and its code as the card shows it. */
export interface SourceFile {
  path: string;
  source: string;
  code: Element;
}

/** Front matter that only challenges have. */
interface OwnFields {
  minutes: number;
  pattern?: { title: string; url: string } | undefined;
}

/** The parts of a challenge, by the names of its files. */
interface Parts {
  react: { start: SourceFile; solution: SourceFile };
  dom: { start: SourceFile; solution: SourceFile };
  styles: SourceFile;
  checks: SourceFile;
  /** Null for a component without props. */
  props: SourceFile | null;
}

/** What only a challenge has. */
export interface Challenge extends OwnFields, Parts {
  /** The file of its mutants: wrong solutions that the checks must tell from a correct one. Readers do not see them. */
  mutantsFile: string;
  mutants: Mutant[];
}

/**
 * Reads the folder of a challenge.
 * @throws ContentError for a file that is missing, malformed hints or mutants
 */
export async function readChallenge(
  source: EntrySource<EntryData & OwnFields>,
  services: ReadServices,
): Promise<Challenge> {
  checkHints(source);
  const { minutes, pattern } = source.data;
  const parts = await readParts(source.path, services);
  const mutantsFile = required(source.path, 'mutants.yaml');
  const solutions = [parts.react.solution, parts.dom.solution];
  const sources = Object.fromEntries(solutions.map(({ path, source }) => [basename(path), source]));
  return { ...{ minutes, pattern, mutantsFile }, ...parts, mutants: readMutants(mutantsFile, sources) };
}

/** The paths of all files of a challenge that have code. */
export function codePaths({ react, dom, checks, props }: Challenge): string[] {
  const files = [react.start, react.solution, dom.start, dom.solution, checks, ...(props ? [props] : [])];
  return files.map(({ path }) => path);
}

/** What a release holds of a challenge for readers to work on. */
export function filesOf({ react, dom, styles, checks, props }: Parts): ChallengeFiles {
  const sources = ({ start, solution }: Parts['react']) => ({ start: start.source, solution: solution.source });
  return {
    ...{ react: sources(react), dom: sources(dom) },
    ...{ styles: styles.source, checks: checks.source, props: props?.source ?? null },
  };
}

async function readParts(folder: string, services: ReadServices): Promise<Parts> {
  const read = async (name: string): Promise<SourceFile> => {
    const path = required(folder, name);
    return { path, source: shownSource(path), code: await services.codeFile(path) };
  };
  return {
    react: { start: await read('start.tsx'), solution: await read('solution.tsx') },
    dom: { start: await read('start.dom.ts'), solution: await read('solution.dom.ts') },
    ...{ styles: await read('styles.css'), checks: await read('checks.ts') },
    props: existsSync(join(folder, 'props.ts')) ? await read('props.ts') : null,
  };
}

const parts =
  'start.tsx and solution.tsx in React, start.dom.ts and solution.dom.ts in plain DOM, styles.css, checks.ts and mutants.yaml';

function required(folder: string, name: string): string {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  throw new ContentError(path, undefined, `is missing. Beside its brief.md, a challenge has ${parts}.`);
}
