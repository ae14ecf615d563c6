import { liveWithin, namedVersions, rollbackVersions } from '../release/clean.ts';
import { readState } from '../release/ledger.ts';
import { parseRoutes } from '../release/routes-file.ts';
import type { Store } from '../release/store.ts';
import type { Bucket } from './bucket.ts';
import { type Pointer, snapshotFolder } from './keys.ts';
import { pull } from './pull.ts';
import { readPointer } from './read-pointer.ts';

/** A push that is under way may have sent what no snapshot names yet, in milliseconds. */
const recent = 86_400_000;

/** An object of a bucket that nothing needs any more. */
export interface LeftoverObject {
  key: string;
  bytes: number;
}

interface CleaningOptions {
  /** How long a snapshot is kept after it was replaced. */
  days: number;
  remove: boolean;
}

/**
 * Finds what a bucket does not need, as `cleanStore` does for a folder: the snapshots that were not live within the retention, except
 * for their entries in the ledger, and the versions and pages that no other snapshot names. What was sent in the last 24 hours stays.
 * @param store is brought to the bucket's state, because the ledger says what is needed
 * @param options the retention, and whether to remove what is found, too
 * @throws Error when another release went live in between; nothing was removed then
 */
export async function cleanBucket(
  store: Store,
  bucket: Bucket,
  { days, remove }: CleaningOptions,
): Promise<LeftoverObject[]> {
  await pull(store, bucket);
  const live = await readPointer(bucket);
  if (!live) return [];
  const isNeeded = await neededIn(store, bucket, live.pointer, days);
  const leftovers = [...(await bucket.list())]
    .filter(([key, { modified }]) => modified.getTime() < Date.now() - recent && !isNeeded(key))
    .map(([key, { size }]) => ({ key, bytes: size }))
    .sort(manifestsFirst);
  if (!remove) return leftovers;
  if ((await readPointer(bucket))?.etag !== live.etag)
    throw new Error(`Another release went live in ${bucket.name} meanwhile, so nothing was removed. Start again.`);
  await bucket.remove(leftovers.map(({ key }) => key));
  return leftovers;
}

/** Says of a key whether something needs its object. Keys that no release makes are left alone. */
async function neededIn(
  store: Store,
  bucket: Bucket,
  { snapshot: newest }: Pointer,
  days: number,
): Promise<(key: string) => boolean> {
  const kept = liveWithin(store, days, newest);
  const versions = new Set([...kept.flatMap((sequence) => namedVersions(store, sequence)), ...rollbackVersions(store)]);
  const folders = kept.map((sequence) => folderOf(store, sequence));
  const pages = new Set((await Promise.all(folders.map((folder) => pagesOf(bucket, folder)))).flat());
  return (key) => {
    const [first = '', second = '', third = '', ...rest] = key.split('/');
    if (first === 's') return versions.has(`${second} ${third}`);
    if (first === 'host' || first === 'host-private') return versions.has(`host ${second}`);
    if (first === 'pages') return pages.has(second);
    if (first !== 'snapshots') return true;
    return folders.includes(`${first}/${second}/`) || (third === 'registry.json' && rest.length === 0);
  };
}

function folderOf(store: Store, snapshot: number): string {
  return snapshotFolder({ snapshot, hash: readState(store, snapshot).hash });
}

/** The pages of a snapshot. One that was never live in the bucket has none there. */
async function pagesOf(bucket: Bucket, folder: string): Promise<string[]> {
  const source = `${folder}routes.json`;
  const found = await bucket.get(source);
  if (!found) return [];
  return parseRoutes(JSON.parse(found.data.toString()), `${bucket.name}/${source}`).map(({ page }) => page);
}

/** Without its manifest a version counts as gone, should a command be killed between two of its files. */
function manifestsFirst(a: LeftoverObject, b: LeftoverObject): number {
  return Number(isManifest(b.key)) - Number(isManifest(a.key));
}

function isManifest(key: string): boolean {
  return /^(?:s\/[^/]+\/[^/]+\/section|host-private\/[^/]+\/host)\.json$/.test(key);
}
