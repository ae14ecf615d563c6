import { parseManifest } from '@site/sdk/contract';
import { liveWithin, namedVersions, rollbackVersions } from '../release/clean.ts';
import { readState } from '../release/ledger.ts';
import { pathsToShare } from '../release/shared-files.ts';
import type { Store } from '../release/store.ts';
import type { Bucket, Listed } from './bucket.ts';
import { isManifestKey, isSharedKey, releasedFolder, snapshotFolder, versionFolders } from './keys.ts';
import { pull } from './pull.ts';
import { readBucketRoutes } from './read-bucket-routes.ts';
import { readPointer } from './read-pointer.ts';

/** A push that is under way may have sent what no snapshot names yet, in milliseconds. */
const recent = 86_400_000;

/** An object of a bucket that nothing needs anymore. */
export interface LeftoverObject {
  key: string;
  bytes: number;
}

interface CleaningOptions {
  /** How long a snapshot is kept after another one was put live in the bucket. */
  days: number;
  remove: boolean;
}

/**
 * Finds what a bucket does not need, as `cleanStore` does for a folder: the snapshots that were not live within the retention, except
 * for their entries in the ledger, and the versions and pages that no other snapshot names. What was sent in the last 24 hours stays.
 * @param store is brought to the bucket's state, because the ledger says what is needed
 * @param options the retention, and whether to remove what is found, too
 * @throws Error when the store has newer releases, or another one went live in between; nothing was removed then
 */
export async function cleanBucket(
  store: Store,
  bucket: Bucket,
  { days, remove }: CleaningOptions,
): Promise<LeftoverObject[]> {
  await pull(store, bucket);
  const live = await readPointer(bucket);
  if (!live) return [];
  if (store.liveSequence() !== live.pointer.snapshot)
    throw new Error(`${store.dir} has releases that ${bucket.name} lacks. Run "site push ${bucket.name}" first.`);
  const listed = await bucket.list();
  const needed = await neededFolders(store, bucket, listed, days);
  const isNeeded = (key: string) => {
    if (isSharedKey(key)) return needed.has(key.replace(/\.(?:br|gz)$/, ''));
    const folder = releasedFolder(key);
    return folder === null || needed.has(folder) || /^snapshots\/[^/]+\/registry\.json$/.test(key);
  };
  const leftovers = [...listed]
    .filter(([key, { modified }]) => modified.getTime() < Date.now() - recent && !isNeeded(key))
    .map(([key, { size }]) => ({ key, bytes: size }))
    .sort(manifestsFirst);
  if (!remove) return leftovers;
  if ((await readPointer(bucket))?.etag !== live.etag)
    throw new Error(`Another release went live in ${bucket.name} meanwhile, so nothing was removed. Start again.`);
  await bucket.remove(leftovers.map(({ key }) => key));
  return leftovers;
}

/** The folders of all versions, pages and snapshots that are kept, and the keys of the files that these versions share. */
async function neededFolders(
  store: Store,
  bucket: Bucket,
  listed: ReadonlyMap<string, Listed>,
  days: number,
): Promise<Set<string>> {
  const idOf = (sequence: number) => ({ snapshot: sequence, hash: readState(store, sequence).hash });
  // A release may have been made long before it was pushed.
  const liveSince = (sequence: number) =>
    listed.get(`${snapshotFolder(idOf(sequence))}registry.json`)?.modified.getTime() ?? Date.now();
  const kept = liveWithin(store.liveSequence(), days, liveSince);
  const versions = [...kept.flatMap((sequence) => namedVersions(store, sequence)), ...rollbackVersions(store)];
  const routes = await Promise.all(kept.map((sequence) => readBucketRoutes(bucket, idOf(sequence))));
  const shared = await Promise.all(versions.filter(({ id }) => id !== 'host').map((one) => sharedKeys(bucket, one)));
  return new Set([
    ...shared.flat(),
    ...versions.flatMap(({ id, version }) => versionFolders(id, version)),
    ...routes.flatMap((ofSnapshot) => ofSnapshot ?? []).map(({ page }) => `pages/${page}/`),
    ...kept.map((sequence) => snapshotFolder(idOf(sequence))),
  ]);
}

/** The keys at which a version shares files, as its manifest in the bucket says; none for one that was cleaned away. */
async function sharedKeys(bucket: Bucket, { id, version }: { id: string; version: string }): Promise<string[]> {
  const [folder = ''] = versionFolders(id, version);
  const source = `${folder}section.json`;
  const manifest = await bucket.get(source);
  if (!manifest) return [];
  return pathsToShare(parseManifest(JSON.parse(manifest.data.toString()), `${bucket.name}/${source}`));
}

/** Without its manifest a version counts as gone, should a command be killed between two of its files. */
function manifestsFirst(a: LeftoverObject, b: LeftoverObject): number {
  return Number(isManifestKey(b.key)) - Number(isManifestKey(a.key));
}
