import { matchRoute } from '@site/sdk/contract';
import { registryAddress } from '@site/sdk/site';
import { folderOf, hostFilesName, offlineAddress } from './addresses.ts';
import { keepFiles } from './keep-files.ts';
import { keepSnapshot, readHostFiles } from './keep-snapshot.ts';
import { findKept, keepingLock, keptPaths, keptSnapshot, openKept } from './kept-cache.ts';
import { filesAt } from './page-files.ts';
import { foldersOf, parseSnapshot } from './snapshot.ts';

/** The registry that everything kept belongs to. */
export function keptRegistry(): Promise<Response | undefined> {
  return keptAt(registryAddress);
}

/** The document that starts the site at any address with what is kept. */
export function keptShell(): Promise<Response | undefined> {
  return keptAt(offlineAddress);
}

async function keptAt(path: string): Promise<Response | undefined> {
  const cache = await openKept();
  return cache ? findKept(cache, path) : undefined;
}

/** Keeps a file that was just loaded, if its version is one of those that are kept: not the one of a preview. */
export async function keepIfNamed(cache: Cache, path: string, response: Response): Promise<void> {
  const snapshot = await keptSnapshot(cache);
  if (snapshot && foldersOf(snapshot).has(folderOf(path) ?? '')) await cache.put(path, response);
}

/** Keeps what a page needs to be shown without its document. */
export async function keepVisited(pathname: string): Promise<void> {
  const cache = await openKept();
  const snapshot = cache && (await keptSnapshot(cache));
  if (snapshot) await keepFiles(cache, filesAt(snapshot.sections, decodeURI(pathname)));
}

/**
 * Brings what is kept up to date after a release, unless another tab is at it.
 * @param text of the registry as it is live
 */
export async function updateKept(text: string): Promise<void> {
  const cache = await openKept();
  if (!cache || (await keptSnapshot(cache))?.text === text) return;
  await navigator.locks.request(keepingLock, { ifAvailable: true }, async (lock) => {
    if (lock) await keepSnapshot(cache, parseSnapshot(text));
  });
}

/** Whether everything that shows a page is kept. */
export async function isKept(pathname: string): Promise<boolean> {
  const cache = await openKept();
  const snapshot = cache && (await keptSnapshot(cache));
  if (!snapshot) return false;
  const path = decodeURI(pathname);
  const files = filesAt(snapshot.sections, path);
  const kept = await keptPaths(cache);
  if (files.length > 0) return files.every((file) => kept.has(file));
  const list = await findKept(cache, snapshot.hostBase + hostFilesName);
  const pages = list ? (await readHostFiles(snapshot.hostBase, list)).pages : [];
  const routes = pages.map((address) => ({ address, param: null }));
  return matchRoute(routes, path) !== undefined;
}
