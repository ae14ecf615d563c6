import pLimit from 'p-limit';
import { notFoundAddress } from '../release/pages/at-address.ts';
import type { SnapshotRoute } from '../release/pages/routes-file.ts';
import { atOnce, type Bucket, type Listed } from './bucket.ts';
import { type Pointer, pageKey, snapshotFolder } from './keys.ts';
import { type ObjectHeaders, objectHeaders, replacedHeaders } from './object-headers.ts';
import { readBucketRoutes } from './read-bucket-routes.ts';
import { readPointer } from './read-pointer.ts';

/** A copy of an object at the key of an address. */
export interface PlainCopy {
  from: string;
  to: string;
}

/** What has to be done so that addresses are keys. */
export interface PlainChange {
  copy: PlainCopy[];
  remove: string[];
}

/** Files of a snapshot that have no address of their own. */
const notPublished = /(?:^|\/)(?:routes\.json|render-keys\.json|[^/]*\.(?:br|gz))$/;

/**
 * Brings the pages at their addresses to what the pointer names. This is not one step: each page is replaced in one, but a reader can
 * see two of different releases meanwhile, each with the files of its own. If another releaser swaps the pointer meanwhile, it is done
 * again for that snapshot, so that the last one to finish leaves what is live.
 */
export async function placePlainPages(bucket: Bucket): Promise<void> {
  for (let done = ''; ; ) {
    const live = (await readPointer(bucket))?.pointer;
    if (!live || live.hash === done) return;
    await apply(bucket, plainChange(await bucket.list(), await readLiveRoutes(bucket, live), snapshotFolder(live)));
    done = live.hash;
  }
}

async function readLiveRoutes(bucket: Bucket, live: Pointer): Promise<SnapshotRoute[]> {
  const routes = await readBucketRoutes(bucket, live);
  if (routes) return routes;
  throw new Error(
    `${bucket.name}/${snapshotFolder(live)}routes.json is missing. Run "site push ${bucket.name}" where it was released.`,
  );
}

/**
 * Which keys of addresses differ from what is live. A key is taken to be an address of the site, and removed when no page has it, only if
 * its object is one of the pages that the bucket has.
 * @param folder of the live snapshot
 */
export function plainChange(listed: ReadonlyMap<string, Listed>, routes: SnapshotRoute[], folder: string): PlainChange {
  const files = [...listed.keys()].filter((key) => key.startsWith(folder) && !notPublished.test(key));
  const wanted = new Map([
    ...routes.flatMap((route) => plainKeys(route).map((key) => [key, `${pageKey(route.page)}.gz`] as const)).reverse(),
    ...files.map((key) => [key.slice(folder.length), key] as const),
  ]);
  const copy = [...wanted]
    .filter(([to, from]) => listed.get(to)?.etag !== listed.get(from)?.etag)
    .map(([to, from]) => ({ from, to }));
  const isPage = (key: string) => /^pages\/[0-9a-f]{64}\//.test(key);
  const pages = new Set([...listed].flatMap(([key, { etag }]) => (isPage(key) ? [etag] : [])));
  const remove = [...listed]
    .filter(([key, { etag }]) => !isPage(key) && !wanted.has(key) && pages.has(etag))
    .map(([key]) => key);
  return { copy, remove };
}

/** As an address is written, and in lower case; a page comes before an alias that differs from it in letter case alone. */
function plainKeys({ address }: SnapshotRoute): string[] {
  if (address === notFoundAddress) return ['404.html'];
  const key = address === '/' ? 'index.html' : address.slice(1);
  return [...new Set([key, key.toLowerCase()])];
}

async function apply(bucket: Bucket, { copy, remove }: PlainChange): Promise<void> {
  const limit = pLimit(atOnce);
  await Promise.all(copy.map(({ from, to }) => limit(() => bucket.copy(from, to, headersOf(from, to)))));
  await bucket.remove(remove);
}

/** A page is copied compressed, and to a key that does not imply what it is. */
function headersOf(from: string, to: string): ObjectHeaders {
  const isPage = from.endsWith('.gz');
  const { ContentType } = objectHeaders(from);
  return { ...replacedHeaders(to), ContentType, ...(isPage && { ContentEncoding: 'gzip' }) };
}
