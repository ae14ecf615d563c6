import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { manifestsOf } from '../release/damage/shared-damage.ts';
import { listFiles } from '../release/files.ts';
import { type LiveState, readState } from '../release/ledger.ts';
import { copies } from '../release/pages/page-store.ts';
import { placements } from '../release/pages/place-pages.ts';
import { readRoutes } from '../release/pages/snapshot-routes.ts';
import { pathsToShare } from '../release/shared-files.ts';
import type { Store } from '../release/store.ts';
import { pageKey, snapshotFolder, versionFolders } from './keys.ts';

/** A file of a store, or made for the bucket, and the key that it has there. */
export interface FileToPush {
  key: string;
  size: number;
  read: () => Buffer;
}

/** The keys of a page that was rendered for all that goes into it, beside a snapshot. */
export const renderKeysFile = 'render-keys.json';

/**
 * What a bucket has to have before the live snapshot of a store can be live there, too: the versions that are named since a
 * snapshot that it has, the pages and files of the live one, and the ledger between the two.
 * @param since the number of the snapshot that the bucket has; 0 for none
 */
export function filesToPush(store: Store, since: number): FileToPush[] {
  const states = store.sequences().flatMap((sequence) => (sequence > since ? [readState(store, sequence)] : []));
  const [live] = states;
  if (!live) return [];
  return [
    ...namedVersions(store, states).flatMap(({ id, version }) => versionFiles(store, id, version)),
    ...sharedFiles(store, live),
    ...pageFiles(store, live),
    ...snapshotFiles(store, live),
    ...states.slice(1).map((state) => registryFile(store, state)),
  ];
}

/** Of old entries of the ledger, some versions may have been cleaned away. */
function namedVersions(store: Store, states: LiveState[]): { id: string; version: string }[] {
  const named = states.flatMap(({ entry, sections }) => [
    ...(entry.host === null ? [] : [{ id: 'host', version: entry.host }]),
    ...sections.map(({ id, version }) => ({ id, version })),
  ]);
  const byName = new Map(named.map((one) => [`${one.id} ${one.version}`, one]));
  return [...byName.values()].filter(({ id, version }) => store.has(id, version));
}

function versionFiles(store: Store, id: string, version: string): FileToPush[] {
  return versionFolders(id, version).flatMap((folder) =>
    listFiles(resolve(store.dir, folder)).map((file) => stored(store, folder + file)),
  );
}

/** What the versions share that are live: their documents name it. */
function sharedFiles(store: Store, { sections }: LiveState): FileToPush[] {
  const sharing = sections.filter(({ shared }) => shared !== undefined);
  return sharing.flatMap(({ id, version }) =>
    (manifestsOf(store, id, [version]) ?? [])
      .flatMap(pathsToShare)
      .flatMap((path) => copies.map((copy) => path + copy))
      .filter((key) => existsSync(join(store.dir, key)))
      .map((key) => stored(store, key)),
  );
}

/** Pages are sent compressed alone: that is a third of the bytes, and nearly every client takes them so. */
function pageFiles(store: Store, state: LiveState): FileToPush[] {
  const pages = new Set(routesOf(store, state).map(({ page }) => page));
  return [...pages].flatMap((page) => [stored(store, `${pageKey(page)}.br`), stored(store, `${pageKey(page)}.gz`)]);
}

/** The files of a snapshot but for its pages, which its routes name. */
function snapshotFiles(store: Store, state: LiveState): FileToPush[] {
  const dir = store.snapshotDir(state.entry.sequence);
  const placed = new Set(
    placements(routesOf(store, state)).flatMap(({ target }) => copies.map((copy) => target + copy)),
  );
  const inDocument = (file: string) => placed.has(file) || placed.has(`/${file}`);
  const folder = folderOf(state);
  const keys = Buffer.from(JSON.stringify(renderKeys(store, state)));
  return [
    ...listFiles(dir)
      .filter((file) => !inDocument(file))
      .map((file) => fileAt(join(dir, file), folder + file)),
    { key: folder + renderKeysFile, size: keys.length, read: () => keys },
  ];
}

function registryFile(store: Store, state: LiveState): FileToPush {
  return fileAt(join(store.snapshotDir(state.entry.sequence), 'registry.json'), `${folderOf(state)}registry.json`);
}

function folderOf({ entry, hash }: LiveState): string {
  return snapshotFolder({ snapshot: entry.sequence, hash });
}

function routesOf(store: Store, { entry }: LiveState) {
  return readRoutes(store.snapshotDir(entry.sequence)) ?? [];
}

function renderKeys(store: Store, state: LiveState): Record<string, string> {
  const pages = new Set(routesOf(store, state).map(({ page }) => page));
  const notes = readdirSync(store.pages).filter((name) => /^[0-9a-f]{64}\.key$/.test(name));
  const known = notes.map((name) => [name.slice(0, 64), readFileSync(join(store.pages, name), 'utf8')] as const);
  return Object.fromEntries(known.filter(([, page]) => pages.has(page)));
}

function stored(store: Store, key: string): FileToPush {
  return fileAt(join(store.dir, key), key);
}

function fileAt(path: string, key: string): FileToPush {
  return { key, size: statSync(path).size, read: () => readFileSync(path) };
}
