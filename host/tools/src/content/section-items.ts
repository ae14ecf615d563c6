import { readFileSync } from 'node:fs';
import type { Entry } from '@site/learning/entry';
import { entryRoot, type Item } from '@site/sdk/contract';
import { sha256 } from '../release/files.ts';
import { beginningOf } from './beginning-of.ts';
import type { PageSource } from './read-page.ts';

/** The entries of a section's pages as data, by their ids: what review and lists over all sections work with. */
export function sectionItems(pages: Pick<PageSource, 'address' | 'param' | 'entries'>[]): Item[] {
  const items = pages.flatMap((page) => page.entries.map((entry) => itemOf(entry, entryRoot(page))));
  return items.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function itemOf(entry: Entry, root: string): Item {
  const { id, kind, title, level, topics, slug, reviewedOn } = entry;
  const aliases = entry.aliases.map((words) => `${root}/${words}`);
  return {
    ...{ id, kind: kind.id, title, level, topics, address: `${root}/${slug}`, text: '' },
    ...{ version: versionOf(entry), reviewedOn, summary: summaryOf(entry) },
    ...(aliases.length > 0 && { aliases }),
  };
}

/** What a search engine shows of an entry: how it begins, below its first heading. */
function summaryOf({ kind, text: words }: Entry): string {
  const [first = ''] = kind.headings;
  const text = words.replace(/\s+/g, ' ').trim();
  return beginningOf(text.startsWith(first) ? text.slice(first.length).trimStart() : text);
}

/** The first 12 digits of the hash of its files. */
function versionOf({ files }: Entry): string {
  return sha256(files.map((path) => readFileSync(path, 'utf8')).join('\n')).slice(0, 12);
}
