import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfItem, parseItems, parseSearchFile } from '@site/sdk/contract';
import { goLive } from '../release/go-live.ts';
import { readState } from '../release/ledger.ts';
import { readJson } from '../release/read-json.ts';
import { writeSnapshot } from '../release/snapshot.ts';
import { Store } from '../release/store.ts';
import { linkTree } from './link-tree.ts';
import { type EditedManifest, stageEdited } from './stage-edited.ts';

/** The pages of two sections. A release writes all documents of a section, and the gate opens all pages. */
const kept: Record<string, string[]> = {
  hooks: ['/UseStateHook', '/UseeffectHook', '/UseMemoHook', '/UseReduce'],
  projects: ['/TaskManager', '/Quotes'],
};

/**
 * Makes a store with the same host and a few pages, in which a release takes a tenth of the time.
 * @param dir where to make it, on the disk of the whole store
 */
export async function makeSmallStore(whole: Store, dir: string): Promise<Store> {
  const small = new Store(dir);
  const { entry, sections: all } = readState(whole);
  const host = entry.host ?? '';
  linkTree(whole.hostDir(host), small.hostDir(host));
  linkTree(whole.hostPrivateDir(host), small.hostPrivateDir(host));
  const trimmed = all
    .filter(({ id }) => id in kept)
    .map(({ id, version }) => stageEdited(small, whole.sectionDir(id, version), trim));
  const sections = (await Promise.all(trimmed)).flatMap(({ section }) => section ?? []);
  // The live entry may be about the host alone; here all of it goes live at once.
  const subjects = ['host', ...sections.map(({ id }) => id)];
  const first = { ...entry, sequence: 1, previous: null, action: 'release' as const, subjects };
  await writeSnapshot(small, { entry: first, sections, unreadable: [] });
  goLive(small, 1);
  return small;
}

/** Removes the other pages of a section, and their entries. */
function trim(dir: string, manifest: EditedManifest): void {
  const pages = new Set(kept[manifest.id]);
  manifest.pages = manifest.pages.filter(({ address }) => pages.has(address));
  const itemsFile = join(dir, manifest.items ?? '');
  const searchFile = join(dir, manifest.search ?? '');
  const items = parseItems(readJson(itemsFile), itemsFile).filter((item) => pages.has(pageOfItem(item)));
  const search = parseSearchFile(readJson(searchFile), searchFile);
  const ids = new Set(items.map(({ id }) => id));
  writeFileSync(itemsFile, JSON.stringify(items));
  const found = {
    entries: search.entries.filter(({ id }) => ids.has(id)),
    pages: search.pages.filter(({ address }) => pages.has(address)),
  };
  writeFileSync(searchFile, JSON.stringify(found));
  const kinds = Object.keys(manifest.counts ?? {});
  manifest.counts = Object.fromEntries(kinds.map((kind) => [kind, items.filter((item) => item.kind === kind).length]));
}
