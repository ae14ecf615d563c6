import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { suggestion } from '@site/learning/did-you-mean';
import type { Kind } from '@site/learning/kind';
import { ContentError } from '../content/content-error.ts';
import { groupsOf } from '../content/entries/entry-places.ts';

/**
 * Finds entries of a section that nothing publishes: those outside of the folders of their kinds, by the names of files, and
 * folders of pages whose name is almost that of such a folder.
 * @param dir the remote's folder
 * @param wanted whether a file or folder is checked
 */
export function misplacedEntries(
  dir: string,
  wanted: (path: string) => boolean,
  kinds: readonly Kind[],
): ContentError[] {
  const pages = join(dir, 'src/pages');
  if (!existsSync(pages)) return [];
  const folders = groupsOf(kinds).map(({ id }) => id);
  return readdirSync(pages, { withFileTypes: true, recursive: true }).flatMap((found) => {
    const path = join(found.parentPath, found.name);
    const parts = path.slice(pages.length + 1).split(sep);
    const problem = found.isDirectory() ? folderProblem(parts, folders) : null;
    const message = problem ?? entryProblem(parts, folders);
    return message !== null && wanted(path) ? [new ContentError(path, undefined, message)] : [];
  });
}

/** @param parts of a path below the folder of all pages */
function folderProblem(parts: string[], folders: string[]): string | null {
  const [, name = '', ...below] = parts;
  const nearest = folders.includes(name) || below.length > 0 ? undefined : suggestion(name, folders);
  if (nearest === undefined) return null;
  return `is no folder of entries, so nothing in it is published. Did you mean "${nearest}"?`;
}

function entryProblem(parts: string[], folders: string[]): string | null {
  const [, folder = '', ...below] = parts;
  const isEntry = (name: string) => /^[A-Z]{2}-\d{3}-/.test(name);
  const isReportedAbove = parts.slice(0, -1).some(isEntry) || (below.length > 0 && suggestion(folder, folders));
  if (!isEntry(parts.at(-1) ?? '') || isReportedAbove) return null;
  return `is in no folder of entries, so it is not published. Move it to one of ${folders.join('/, ')}/ of its page.`;
}
