import { readFileSync } from 'node:fs';
import type { EntryLink } from '@site/learning/card';
import type { Kind } from '@site/learning/kind';
import { mainFile, sectionEntries } from './entry-places.ts';
import { readField } from './front-matter.ts';
import { linksFrom } from './read-entries.ts';

/**
 * Links to the pages of a section's entries, with their titles; undefined for an id that no entry has.
 * @param dir the folder of the page that links to them
 */
export function entryLinks(dir: string, kinds: readonly Kind[]): (id: string) => EntryLink | undefined {
  const linkTo = linksFrom(dir, kinds);
  const files = new Map(sectionEntries(dir, kinds).map((place) => [place.id, mainFile(place)]));
  return (id) => {
    const [file, href] = [files.get(id), linkTo(id)?.page];
    if (file === undefined || href === undefined) return undefined;
    const title = readField(readFileSync(file, 'utf8'), 'title');
    return { href, title: typeof title === 'string' ? title : id };
  };
}
