import { contentType } from 'mime-types';
import { snapshotFileAt } from '../release/snapshot-files.ts';
import { immutable, revalidated } from '../server/cache-control.ts';

/** What is kept with an object, and sent with it. */
export interface ObjectHeaders {
  ContentType: string;
  CacheControl: string;
  ContentEncoding?: string;
}

/**
 * The headers of an object. All but the pointer is named by its content, so it never changes. A compressed copy has the type of its file
 * and no encoding: programs that fetch it would decompress it, and what they answer readers with says the encoding.
 */
export function objectHeaders(key: string, cacheControl: string = immutable): ObjectHeaders {
  const name = `/${key.replace(/\.(?:br|gz)$/, '')}`;
  const inSnapshot = name.replace(/^\/snapshots\/[^/]+/, '');
  const known = snapshotFileAt(inSnapshot)?.type ?? contentType(name.slice(name.lastIndexOf('/') + 1));
  return { ContentType: known || 'application/octet-stream', CacheControl: cacheControl };
}

/** Of what a release replaces at its address: the pointer, and pages for hosts that know nothing of snapshots. */
export function replacedHeaders(key: string): ObjectHeaders {
  return objectHeaders(key, revalidated);
}
