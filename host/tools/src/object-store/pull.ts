import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { manifestsOf } from '../release/damage/shared-damage.ts';
import { versionDamage } from '../release/damage/version-damage.ts';
import { moveOnce, sha256 } from '../release/files.ts';
import { commitSnapshot, finishInterrupted, goLive } from '../release/go-live.ts';
import { withLock } from '../release/lock.ts';
import { setTimeByHash } from '../release/pages/page-store.ts';
import { linkVersions, placePages } from '../release/pages/place-pages.ts';
import { readRoutes } from '../release/pages/snapshot-routes.ts';
import { shareFiles } from '../release/shared-files.ts';
import { type Store, snapshotName } from '../release/store.ts';
import { atOnce, type Bucket } from './bucket.ts';
import { Download } from './download.ts';
import { renderKeysFile } from './files-to-push.ts';
import {
  isManifestKey,
  type Pointer,
  type PulledEntry,
  pageKey,
  parseEntry,
  parseRenderKeys,
  snapshotFolder,
  versionFolders,
} from './keys.ts';
import { isHere } from './push.ts';
import { readPointer } from './read-pointer.ts';

/** An entry of the ledger that a store does not have yet. */
interface MissingEntry {
  entry: PulledEntry;
  text: string;
  hash: string;
}

/** What a pull did. */
export interface Pulled {
  /** The number of the snapshot that the store has now; null where nothing was to be done. */
  snapshot: number | null;
  /** The numbers of snapshots of this store that are not live in the bucket, and made way. */
  aside: number[];
}

/**
 * Brings a store to what is live in a bucket: the versions, pages and entries of the ledger that it lacks, then `live`. A store that has
 * all of it, and perhaps newer releases, stays as it is. Snapshots that were released here on top of another one are put aside, into
 * `drafts/`; their versions stay, and can be released again.
 * @throws Error when something in the bucket is missing or damaged
 */
export async function pull(store: Store, bucket: Bucket): Promise<Pulled> {
  const live = (await readPointer(bucket))?.pointer;
  if (!live || isHere(store, live)) return { snapshot: null, aside: [] };
  const missing = await missingEntries(store, bucket, live);
  const download = new Download(store, bucket, await bucket.list());
  const named = new Set(versionsOf(missing.slice(0, 1)).map(({ id, version }) => `${id} ${version}`));
  for (const { id, version, shared } of versionsOf(missing)) {
    const isPulled = await pullVersion(store, download, id, version);
    if (isPulled && shared) for (const manifest of manifestsOf(store, id, [version]) ?? []) shareFiles(store, manifest);
    if (!isPulled && named.has(`${id} ${version}`))
      throw new Error(
        `${bucket.name} has no version ${version} of "${id}", which is live there, so nothing was pulled.`,
      );
  }
  const aside = await store.withDraft(async (draft) => {
    await pullSnapshot(store, download, live, draft);
    return withLock(store, async () => placeEntries(store, missing, draft));
  });
  return { snapshot: live.snapshot, aside };
}

/** The entries that the store does not have, the newest first. Each names the one before, so they are read one after the other. */
async function missingEntries(store: Store, bucket: Bucket, live: Pointer): Promise<MissingEntry[]> {
  const missing: MissingEntry[] = [];
  let next: Pick<Pointer, 'snapshot' | 'hash'> | null = live;
  while (next && !isHere(store, next)) {
    const source = `${snapshotFolder(next)}registry.json`;
    const text = (await bucket.get(source))?.data.toString() ?? '';
    if (sha256(text) !== next.hash)
      throw new Error(
        `${bucket.name}/${source} ${text ? 'was changed' : 'is missing'}, so nothing was pulled. Run "site push ${bucket.name}" on the machine that released it.`,
      );
    const entry = parseEntry(text, `${bucket.name}/${source}`);
    missing.push({ entry, text, hash: next.hash });
    next = entry.previous === null ? null : { snapshot: entry.sequence - 1, hash: entry.previous };
  }
  return missing;
}

function versionsOf(entries: MissingEntry[]): { id: string; version: string; shared?: string | undefined }[] {
  const named = entries.flatMap(({ entry: { host, sections } }) => [
    ...(host === null ? [] : [{ id: 'host', version: host }]),
    ...sections,
  ]);
  return [...new Map(named.map((one) => [`${one.id} ${one.version}`, one])).values()];
}

/** Fetches a version, unless it is here. @returns false for one that was cleaned away there @throws Error when a file of it is missing or damaged */
async function pullVersion(store: Store, download: Download, id: string, version: string): Promise<boolean> {
  const folders = versionFolders(id, version);
  const keys = folders.map((folder) => download.keysIn(folder));
  if (store.has(id, version)) return true;
  if (!keys.flat().some(isManifestKey)) return false;
  await store.withDraft(async (draft) => {
    await download.files(keys.flat(), (key) => join(draft, key));
    // The folder with the manifest comes last: with it, the version is here.
    for (const folder of folders.toReversed()) {
      mkdirSync(dirname(join(store.dir, folder)), { recursive: true });
      if (existsSync(join(draft, folder))) moveOnce(join(draft, folder), join(store.dir, folder));
    }
  });
  const [damage] = versionDamage(store, id, version);
  if (damage) throw new Error(`Pulled, but ${damage.path} ${damage.problem}. "site repair" mends what it can.`);
  return true;
}

async function pullSnapshot(store: Store, download: Download, live: Pointer, draft: string): Promise<void> {
  const folder = snapshotFolder(live);
  const keys = download.keysIn(folder);
  const own = keys.filter((key) => key !== folder + renderKeysFile);
  await download.files(own, (key) => join(draft, key.slice(folder.length)));
  for (const key of own.filter((one) => !/\.(?:br|gz)$/.test(one))) setTime(join(draft, key.slice(folder.length)));
  const routes = readRoutes(draft);
  if (!routes) throw new Error(`${folder}routes.json is missing in the bucket, so nothing was pulled.`);
  const pages = [...new Set(routes.map(({ page }) => page))].filter((page) => !existsSync(join(store.pages, page)));
  const limit = pLimit(atOnce);
  await Promise.all(pages.map((page) => limit(() => pullPage(store, download, page))));
  linkVersions(draft);
  placePages(store, draft, routes);
  const notes = keys.includes(folder + renderKeysFile)
    ? (await download.data(folder + renderKeysFile)).toString()
    : '{}';
  for (const [key, page] of Object.entries(parseRenderKeys(notes, folder + renderKeysFile)))
    writeFileSync(join(store.pages, `${key}.key`), page);
}

/** @throws Error when the page is not the one of its name */
async function pullPage(store: Store, download: Download, page: string): Promise<void> {
  const compressed = await download.data(`${pageKey(page)}.gz`);
  const html = gunzipSync(compressed);
  if (sha256(html) !== page) throw new Error(`${pageKey(page)}.gz in the bucket was changed, so nothing was pulled.`);
  const brotli = await download.data(`${pageKey(page)}.br`);
  await store.withDraft(async (draft) => {
    for (const [copy, data] of Object.entries({ '': html, '.gz': compressed, '.br': brotli }))
      writeFileSync(join(draft, `index.html${copy}`), data);
    setTimeByHash(join(draft, 'index.html'), page);
    moveOnce(draft, join(store.pages, page));
  });
}

function setTime(path: string): void {
  const isText = existsSync(`${path}.br`) && existsSync(`${path}.gz`);
  if (isText) setTimeByHash(path, Download.hashOf(path));
}

/** Under the lock: local snapshots make way, the older entries come as what the ledger needs of them, the newest one goes live. */
function placeEntries(store: Store, missing: MissingEntry[], draft: string): number[] {
  finishInterrupted(store);
  const [newest, ...older] = missing.map(({ entry: { sequence }, text }) => ({ sequence, text }));
  if (!newest) return [];
  const first = older.at(-1)?.sequence ?? newest.sequence;
  const aside = store.snapshotNumbers().filter((sequence) => sequence >= first);
  for (const sequence of aside)
    renameSync(store.snapshotDir(sequence), join(store.drafts, `${snapshotName(sequence)}-${randomUUID()}`));
  for (const { sequence, text } of older.reverse()) {
    mkdirSync(store.snapshotDir(sequence));
    writeFileSync(join(store.snapshotDir(sequence), 'registry.json'), text);
  }
  commitSnapshot(store, draft, newest.sequence);
  goLive(store, newest.sequence);
  return aside;
}
