import { readFileSync } from 'node:fs';
import type { Entry } from '@site/learning/entry';
import { entryRoot, type Item } from '@site/sdk/contract';
import { sha256 } from '../../release/files.ts';
import type { PageSource } from '../pages/read-page.ts';

/** The entries of a section's pages as data, by their ids: what review and lists over all sections work with. */
export function sectionItems(pages: Pick<PageSource, 'address' | 'param' | 'entries'>[]): Item[] {
  const items = pages.flatMap((page) => page.entries.map((entry) => itemOf(entry, entryRoot(page))));
  return items.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function itemOf(entry: Entry, root: string): Item {
  const { id, kind, title, level, topics, slug, reviewedOn, summary } = entry;
  const aliases = entry.aliases.map((words) => `${root}/${words}`);
  return {
    ...{ id, kind: kind.id, title, level, topics, address: `${root}/${slug}`, text: '' },
    ...{ version: versionOf(entry), reviewedOn, summary },
    ...(aliases.length > 0 && { aliases }),
  };
}

/** The first 12 digits of the hash of its files. */
function versionOf({ files }: Entry): string {
  return sha256(files.map((path) => readFileSync(path, 'utf8')).join('\n')).slice(0, 12);
}
