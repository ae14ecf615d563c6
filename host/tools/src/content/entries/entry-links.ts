import type { EntryLink } from '@site/learning/card';
import type { Kind } from '@site/learning/kind';
import { linksFrom } from './read-entries.ts';

/**
 * Links to the pages of a section's entries, with their titles; undefined for an id that no entry has.
 * @param dir the folder of the page that links to them
 */
export function entryLinks(dir: string, kinds: readonly Kind[]): (id: string) => EntryLink | undefined {
  const linkTo = linksFrom(dir, kinds);
  return (id) => {
    const place = linkTo(id);
    return place && { href: place.page, title: place.title };
  };
}
