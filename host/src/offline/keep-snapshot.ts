import { type HostFiles, parseHostFiles, type Section } from '@site/sdk/contract';
import { registryAddress } from '@site/sdk/site';
import { folderOf, hostFilesName, manifestName, offlineAddress } from './addresses.ts';
import { carriedFiles } from './carried-files.ts';
import { fetchFile, type KeepingProgress, keepFiles } from './keep-files.ts';
import { findKept, keptPaths, keptSnapshot } from './kept-cache.ts';
import { allFiles, readVersion, sameFiles, wholeVersion } from './section-version.ts';
import { foldersOf, type Snapshot } from './snapshot.ts';

/** Files to keep, and where a kept file has the same content. */
interface Wanted {
  paths: string[];
  copies: [string, string][];
  /** The kept files that the new version does not have, of those which versions share. */
  replaced?: string[];
}

/**
 * Keeps what is live in place of what was live before: the host, what search finds, and of each section the pages that are kept, or
 * all of it. Until every file is there, what is kept stays as it was; after that, files of other versions are removed. So
 * versions never mix.
 * @throws Error when a file does not arrive, or there is no room left
 */
export async function keepSnapshot(
  cache: Cache,
  next: Snapshot,
  onProgress?: (progress: KeepingProgress) => void,
): Promise<void> {
  const [before, kept] = [await keptSnapshot(cache), await keptPaths(cache)];
  const wanted = await Promise.all([
    wantedOfHost(cache, before, next),
    ...next.sections.map((section) => wantedOfSection(cache, before, section, kept)),
  ]);
  const copies = new Map(wanted.flatMap((one) => one.copies));
  await keepFiles(
    cache,
    wanted.flatMap(({ paths }) => paths),
    { copies, ...(onProgress && { onProgress }) },
  );
  await cache.put(offlineAddress, await fetchShell(next));
  await cache.put(registryAddress, new Response(next.text, { headers: { 'Content-Type': 'application/json' } }));
  await removeOthers(cache, foldersOf(next));
  await removeAll(
    cache,
    wanted.flatMap(({ replaced = [] }) => replaced),
  );
}

/** The files of the host as its version lists them, and the addresses of its pages. */
export async function readHostFiles(base: string, response: Response): Promise<HostFiles> {
  return parseHostFiles(await response.json(), base + hostFilesName);
}

async function wantedOfHost(cache: Cache, before: Snapshot | null, { hostBase: base }: Snapshot): Promise<Wanted> {
  const list = base + hostFilesName;
  const { files } = await readHostFiles(base, (await findKept(cache, list)) ?? (await fetchFile(list)));
  const oldBase = before?.hostBase ?? base;
  const oldList = await findKept(cache, oldBase + hostFilesName);
  const old = oldList ? (await readHostFiles(oldBase, oldList)).files : {};
  return {
    paths: [list, ...Object.keys(files).map((file) => base + file)],
    // A sandboxed frame is answered not by the worker but from the browser's own cache, which only a request fills.
    copies: sameFiles({ base: oldBase, files: old }, { base, files }).filter(([path]) => !path.endsWith('.html')),
  };
}

async function wantedOfSection(
  cache: Cache,
  before: Snapshot | null,
  section: Section,
  kept: ReadonlySet<string>,
): Promise<Wanted> {
  const { id, base, shared, search, searchTexts } = section;
  const start = [search, searchTexts].flatMap((file) => (file === undefined ? [] : [base + file]));
  const old = before?.sections.find((one) => one.id === id);
  if (!old || (old.base === base && old.shared === shared)) return { paths: start, copies: [] };
  const manifest = await fetchFile(base + manifestName);
  const next = await readVersion(section, manifest);
  const all = new Set(allFiles(next));
  const replaced = [...kept].filter((path) => shared !== undefined && path.startsWith(shared) && !all.has(path));
  const oldWhole = await wholeVersion(cache, old);
  if (!oldWhole) return { paths: [...start, ...carriedFiles(old, next, kept)], copies: [], replaced };
  const copies = sameFiles({ ...old, files: oldWhole.files }, { ...section, files: next.files });
  return { paths: [base + manifestName, ...all], copies, replaced };
}

/** The document that starts the site without a connection. @throws Error when it is of another version: a release was just made */
async function fetchShell({ hostBase }: Snapshot): Promise<Response> {
  const response = await fetchFile(offlineAddress, { cache: 'no-cache' });
  if ((await response.clone().text()).includes(hostBase)) return response;
  throw new Error('A release was made meanwhile. What is kept is brought up to date when the next page is opened.');
}

async function removeOthers(cache: Cache, folders: ReadonlySet<string>): Promise<void> {
  const isOther = (folder: string | null) => folder !== null && !folders.has(folder);
  await removeAll(
    cache,
    [...(await keptPaths(cache))].filter((path) => isOther(folderOf(path))),
  );
}

async function removeAll(cache: Cache, paths: string[]): Promise<void> {
  for (const path of paths) await cache.delete(path);
}
