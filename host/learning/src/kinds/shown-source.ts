import { readFileSync } from 'node:fs';

/** A comment for the linter on a line of its own, in code or in JSX. Where there is a flaw, it would give the flaw away. */
const lintComment = /^[ \t]*(?:\/\/|\{?\/\*) *biome-ignore.*\r?\n/gm;

/** The source of a file as readers see it and work on it: without comments for the linter. */
export function shownSource(path: string): string {
  return readFileSync(path, 'utf8').replace(lintComment, '');
}
