import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfItem, parseItems, parseSearchFile, parseSearchTexts } from '@site/sdk/contract';
import { dividedSearchFile } from '../content/search/search-file.ts';
import { goLive } from '../release/go-live.ts';
import { readState } from '../release/ledger.ts';
import { readJson } from '../release/read-json.ts';
import { writeSnapshot } from '../release/snapshot.ts';
import type { Candidate } from '../release/stage.ts';
import { Store } from '../release/store.ts';
import { linkTree } from './link-tree.ts';
import { type EditedManifest, stageEdited, stageEditedHost } from './stage-edited.ts';

/** The sections that are kept, with the pages that are. A release writes their documents and those of their entries, and the gate opens them. */
const kept = new Map([
  ['hooks', ['/UseReduce', '/UseStateHook', '/UseMemoHook']],
  ['projects', ['/TaskManager', '/Quotes']],
]);

/**
 * Makes a store with two of the sections, and a few of their pages: a release takes a tenth of the time in it.
 * @param dir where to make it, on the disk of the whole store
 */
export async function makeSmallStore(whole: Store, dir: string): Promise<Store> {
  const small = Store.create(dir);
  const { entry, sections: all } = readState(whole);
  const host = await keepHost(whole, small, entry.host ?? '');
  const trimmed = all.filter(({ id }) => kept.has(id)).map(({ id, version }) => keepSection(whole, small, id, version));
  const sections = (await Promise.all(trimmed)).flatMap(({ section }) => section ?? []);
  // The live entry may be about the host alone; here all of it goes live at once.
  const subjects = ['host', ...sections.map(({ id }) => id)];
  const first = { ...entry, host: host.version, sequence: 1, previous: null, action: 'release' as const, subjects };
  await writeSnapshot(small, { entry: first, sections, unreadable: [] });
  goLive(small, 1);
  return small;
}

/** Stages the host without its links to pages: its study plans name those that are not kept. */
async function keepHost(whole: Store, small: Store, version: string): Promise<Candidate> {
  const folders = [small.hostDir(version), small.hostPrivateDir(version)];
  linkTree(whole.hostDir(version), small.hostDir(version));
  linkTree(whole.hostPrivateDir(version), small.hostPrivateDir(version));
  const candidate = await stageEditedHost(small, version, (_, manifest) => {
    manifest.links = [];
  });
  for (const folder of folders) rmSync(folder, { recursive: true });
  return candidate;
}

async function keepSection(whole: Store, small: Store, id: string, version: string): Promise<Candidate> {
  const folder = small.sectionDir(id, version);
  linkTree(whole.sectionDir(id, version), folder);
  const candidate = await stageEdited(small, folder, trim);
  rmSync(folder, { recursive: true });
  return candidate;
}

/** Removes all other pages of a section, and their entries. */
function trim(dir: string, manifest: EditedManifest): void {
  const wanted = kept.get(manifest.id) ?? [];
  manifest.pages = manifest.pages.filter(({ address }) => wanted.includes(address));
  const itemsFile = join(dir, manifest.items ?? '');
  const items = parseItems(readJson(itemsFile), itemsFile).filter((item) => wanted.includes(pageOfItem(item)));
  writeFileSync(itemsFile, JSON.stringify(items));
  const kinds = Object.keys(manifest.counts ?? {});
  manifest.counts = Object.fromEntries(kinds.map((kind) => [kind, items.filter((item) => item.kind === kind).length]));
  const [file, rest] = [join(dir, manifest.search ?? ''), join(dir, manifest.searchTexts ?? '')];
  const { pages, entries } = parseSearchTexts(readJson(rest), parseSearchFile(readJson(file), file), rest);
  const ids = new Set(items.map(({ id }) => id));
  const { titles, texts } = dividedSearchFile({ pages, entries: entries.filter(({ id }) => ids.has(id)) });
  writeFileSync(file, JSON.stringify(titles));
  writeFileSync(rest, JSON.stringify(texts));
}
