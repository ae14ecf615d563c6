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

/** The sections with the fewest pages. */
const kept = ['hooks', 'projects'];

/** The pages whose entries are kept. A release writes the documents of all entries of a section, and the gate opens one of each page. */
const withEntries = new Set(['/UseReduce', '/UseStateHook', '/TaskManager']);

/**
 * Makes a store with the same host and two of the sections, in which a release takes a tenth of the time.
 * @param dir where to make it, on the disk of the whole store
 */
export async function makeSmallStore(whole: Store, dir: string): Promise<Store> {
  const small = new Store(dir);
  const { entry, sections: all } = readState(whole);
  const host = entry.host ?? '';
  linkTree(whole.hostDir(host), small.hostDir(host));
  linkTree(whole.hostPrivateDir(host), small.hostPrivateDir(host));
  const trimmed = all
    .filter(({ id }) => kept.includes(id))
    .map(({ id, version }) => stageEdited(small, whole.sectionDir(id, version), trim));
  const sections = (await Promise.all(trimmed)).flatMap(({ section }) => section ?? []);
  // The live entry may be about the host alone; here all of it goes live at once.
  const subjects = ['host', ...sections.map(({ id }) => id)];
  const first = { ...entry, sequence: 1, previous: null, action: 'release' as const, subjects };
  await writeSnapshot(small, { entry: first, sections, unreadable: [] });
  goLive(small, 1);
  return small;
}

/** Removes the entries of all other pages of a section. */
function trim(dir: string, manifest: EditedManifest): void {
  const itemsFile = join(dir, manifest.items ?? '');
  const items = parseItems(readJson(itemsFile), itemsFile).filter((item) => withEntries.has(pageOfItem(item)));
  writeFileSync(itemsFile, JSON.stringify(items));
  const kinds = Object.keys(manifest.counts ?? {});
  manifest.counts = Object.fromEntries(kinds.map((kind) => [kind, items.filter((item) => item.kind === kind).length]));
  const searchFile = join(dir, manifest.search ?? '');
  const { pages, entries } = parseSearchFile(readJson(searchFile), searchFile);
  const ids = new Set(items.map(({ id }) => id));
  writeFileSync(searchFile, JSON.stringify({ pages, entries: entries.filter(({ id }) => ids.has(id)) }));
}
