import { basename } from 'node:path';
import type { LinkTo } from './cards/entry-card.ts';
import { ContentError } from './content-error.ts';
import type { Entry } from './entry.ts';
import { readOnce } from './entry-cache.ts';
import { entryPaths, sectionEntries } from './entry-places.ts';
import { kinds } from './entry-schema.ts';
import { readExercise } from './read-exercise.ts';
import { readQuestion } from './read-question.ts';

/**
 * Reads the entries of a page: questions by their ids, then snippets, bugs and exercises.
 * @param dir the page's folder
 * @throws ContentError for the first entry that is broken, or an id that stands twice
 */
export async function readEntries(dir: string): Promise<Entry[]> {
  const { entries, problems } = await collectEntries(dir);
  if (problems[0]) throw problems[0];
  return entries;
}

/**
 * The same, but an entry that is broken is a problem among others.
 * @param wanted which files of `questions/` and folders of `exercises/` to read; all of them without it
 */
export async function collectEntries(
  dir: string,
  wanted: (path: string) => boolean = () => true,
): Promise<{ entries: Entry[]; problems: Error[] }> {
  const { questions, exercises } = entryPaths(dir);
  const linkTo = linksFrom(dir);
  const results = await Promise.allSettled([
    ...questions.filter(wanted).map((file) => readOnce(file, linkTo, readQuestion)),
    ...exercises.filter(wanted).map((folder) => readOnce(folder, linkTo, readExercise)),
  ]);
  const entries = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const problems = results.flatMap((result) => (result.status === 'rejected' ? [asError(result.reason)] : []));
  entries.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.id < b.id ? -1 : 1));
  return { entries, problems: [...problems, ...idsThatStandTwice(entries)] };
}

function linksFrom(dir: string): LinkTo {
  const places = new Map(sectionEntries(dir).map(({ id, pageDir }) => [id, pageDir]));
  return (id) => {
    const page = places.get(id);
    if (page === undefined) return undefined;
    return page === dir ? `#${id}` : `/${basename(page)}#${id}`;
  };
}

function idsThatStandTwice(entries: Entry[]): ContentError[] {
  const known = new Map<string, string>();
  return entries.flatMap(({ id, file }) => {
    const other = known.get(id);
    known.set(id, file);
    if (!other) return [];
    return [new ContentError(file, 2, `has the id ${id}, which ${other} has too. Give one of them an id of its own.`)];
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
