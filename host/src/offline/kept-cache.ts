import { registryAddress } from '@site/sdk/site';
import { parseSnapshot, type Snapshot } from './snapshot.ts';

const cacheName = 'site:offline';

/** The cache that exists from the reader's wish to keep pages until they are removed. */
export function createKept(): Promise<Cache> {
  return caches.open(cacheName);
}

/** What is kept; null while nothing is to be. */
export async function openKept(): Promise<Cache | null> {
  return (await caches.has(cacheName)) ? caches.open(cacheName) : null;
}

/** What is kept. @throws Error when it was removed meanwhile: without the site itself, no more of it could be opened */
export async function requireKept(): Promise<Cache> {
  const cache = await openKept();
  if (cache) return cache;
  throw new Error('What was kept has been removed, perhaps in another tab. Ask for it again first.');
}

/** Removes everything that is kept. Work that is under way keeps nothing anymore. */
export async function removeKept(): Promise<void> {
  await caches.delete(cacheName);
}

/**
 * A kept file, with the headers that it came with. With `ignoreSearch`, Chromium would go through everything that is kept: ten times as
 * long among 1,500 files.
 * @param path without a query, as everything is kept
 */
export function findKept(cache: Cache, path: string): Promise<Response | undefined> {
  return cache.match(path, { ignoreVary: true });
}

/** The paths of everything that is kept. */
export async function keptPaths(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

/** What was live when it was kept; null where keeping has not begun, or what is kept cannot be read. */
export async function keptSnapshot(cache: Cache): Promise<Snapshot | null> {
  const text = await (await findKept(cache, registryAddress))?.text();
  try {
    return text === undefined ? null : parseSnapshot(text);
  } catch {
    return null; // of a version that this code does not read: it is kept again
  }
}

/** One at a time, of all tabs and the worker, keeps or removes files. */
export const keepingLock = 'site:offline';
