import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfItem, parseItems, type Section } from '@site/sdk/contract';
import type { NextSnapshot } from '../release/next-snapshot.ts';
import { readJson } from '../release/read-json.ts';
import { readHost } from '../release/released-host.ts';
import type { Store } from '../release/store.ts';

/**
 * The addresses that show whether what changes works: every page of a section and the first entry of each; for the host its own pages,
 * and of every section the first page and entry.
 */
export function addressesToOpen(store: Store, { content, changed }: NextSnapshot): string[] {
  const ids = changed.map(({ id }) => id);
  const { entry, sections } = content;
  const isHostChanged = ids.includes('host') && entry.host !== null;
  const ofHost = isHostChanged ? readHost(store, entry.host ?? '').manifest.pages.map(({ address }) => address) : [];
  const ofSections = sections.flatMap((section) => {
    if (ids.includes(section.id))
      return [...section.pages.map(({ address }) => address), ...firstEntries(store, section)];
    return isHostChanged
      ? [...section.pages.slice(0, 1).map(({ address }) => address), ...firstEntries(store, section).slice(0, 1)]
      : [];
  });
  return [...ofHost, ...ofSections];
}

/** The address of the first entry of each page. */
function firstEntries(store: Store, { id, version, items }: Section): string[] {
  const path = join(store.sectionDir(id, version), items ?? '');
  if (!items || !existsSync(path)) return [];
  const own = parseItems(readJson(path), path).filter(({ address }) => !address.includes('#'));
  const byPage = new Map(own.toReversed().map((item) => [pageOfItem(item), item.address]));
  return [...byPage.values()];
}
