import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where an entry stands: its page's folder, and its own file or folder. */
export interface EntryPlace {
  id: string;
  pageDir: string;
  path: string;
}

/** The files of a page's `questions/` and the folders of its `exercises/`, by their names. */
export function entryPaths(pageDir: string): { questions: string[]; exercises: string[] } {
  return { questions: namesIn(join(pageDir, 'questions')), exercises: namesIn(join(pageDir, 'exercises')) };
}

/**
 * All entries of the pages beside a page, by the ids in the names of their files; whatever is in the files, so that one which
 * is broken does not break the others.
 */
export function sectionEntries(pageDir: string): EntryPlace[] {
  const pages = dirname(pageDir);
  return readdirSync(pages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => pageEntries(join(pages, entry.name)));
}

function pageEntries(pageDir: string): EntryPlace[] {
  const { questions, exercises } = entryPaths(pageDir);
  return [...questions, ...exercises].flatMap((path) => {
    const id = basename(path).match(/^([A-Z]{2}-\d{3})-/)?.[1];
    return id ? [{ id, pageDir, path }] : [];
  });
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}
