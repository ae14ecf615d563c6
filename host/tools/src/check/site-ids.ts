import { ContentError } from '../content/content-error.ts';
import { sectionEntries } from '../content/entry-places.ts';
import { pageDirs } from '../content/read-section.ts';

/**
 * Finds ids that stand twice on the site, by the names of files.
 * @param dirs the remotes' folders
 * @param wanted whether a file or folder is checked
 */
export function idsThatStandTwice(dirs: string[], wanted: (path: string) => boolean): Error[] {
  const places = dirs.flatMap((dir) => sectionEntries(pageDirs(dir)[0] ?? ''));
  return places.flatMap(({ id, path }) => {
    const other = places.find((one) => one.id === id && one.path !== path);
    if (!other || !wanted(path)) return [];
    return [
      new ContentError(path, 2, `has the id ${id}, which ${other.path} has too. Give one of them an id of its own.`),
    ];
  });
}
