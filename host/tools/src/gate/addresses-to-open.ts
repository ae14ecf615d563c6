import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfItem, parseItems, type Section } from '@site/sdk/contract';
import type { NextSnapshot } from '../release/next-snapshot.ts';
import { readHost } from '../release/pages/released-host.ts';
import { readJson } from '../release/read-json.ts';
import type { Store } from '../release/store.ts';

/**
 * The addresses that show whether what changes works: of a section its first page, each page whose document is another one, and the first
 * such entry of each page; for the host its own pages, and of every section the first page and entry.
 */
export function addressesToOpen(
  store: Store,
  { content, changed }: Pick<NextSnapshot, 'content' | 'changed'>,
  isChanged: (address: string) => boolean,
): string[] {
  const ids = changed.map(({ id }) => id);
  const { entry, sections } = content;
  const isHostChanged = ids.includes('host') && entry.host !== null;
  const ofHost = isHostChanged ? readHost(store, entry.host ?? '').manifest.pages.map(({ address }) => address) : [];
  const ofSections = sections.flatMap((section) => {
    if (ids.includes(section.id))
      return [...pagesToOpen(section, isChanged), ...firstEntries(store, section, isChanged)];
    return isHostChanged
      ? [...section.pages.slice(0, 1).map(({ address }) => address), ...firstEntries(store, section).slice(0, 1)]
      : [];
  });
  return [...ofHost, ...ofSections];
}

/** The first page of a section that was released, and those whose documents changed. */
export function pagesToOpen({ pages }: Section, isChanged: (address: string) => boolean): string[] {
  return pages.map(({ address }) => address).filter((address, index) => index === 0 || isChanged(address));
}

/** The address of the first entry of each page, of those whose documents changed. */
function firstEntries(store: Store, { id, version, items }: Section, isChanged = (_address: string) => true): string[] {
  const path = join(store.sectionDir(id, version), items ?? '');
  if (!items || !existsSync(path)) return [];
  const own = parseItems(readJson(path), path).filter(({ address }) => !address.includes('#') && isChanged(address));
  const byPage = new Map(own.toReversed().map((item) => [pageOfItem(item), item.address]));
  return [...byPage.values()];
}
