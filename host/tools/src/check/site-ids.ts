import type { Kind } from '@site/learning/kind';
import { ContentError } from '../content/content-error.ts';
import { sectionEntries } from '../content/entries/entry-places.ts';
import { pageDirs } from '../content/read-section.ts';

/**
 * Finds ids that two entries of the site have, by the names of files.
 * @param dirs the remotes' folders
 * @param wanted whether a file or folder is checked
 */
export function repeatedIds(dirs: string[], wanted: (path: string) => boolean, kinds: readonly Kind[]): Error[] {
  const places = dirs.flatMap((dir) => sectionEntries(pageDirs(dir)[0] ?? '', kinds));
  return places.flatMap(({ id, path }) => {
    const other = places.find((one) => one.id === id && one.path !== path);
    if (!other || !wanted(path)) return [];
    return [
      new ContentError(path, 2, `has the id ${id}, which ${other.path} has too. Give one of them an id of its own.`),
    ];
  });
}
