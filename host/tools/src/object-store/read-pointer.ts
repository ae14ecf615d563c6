import type { Bucket } from './bucket.ts';
import { type Pointer, parsePointer, pointerKey } from './keys.ts';

/** The pointer of a bucket, with its ETag; null where nothing is live. @throws Error when it was changed by hand */
export async function readPointer(bucket: Bucket): Promise<{ pointer: Pointer; etag: string } | null> {
  const found = await bucket.get(pointerKey);
  if (!found) return null;
  return { pointer: parsePointer(found.data.toString(), `${bucket.name}/${pointerKey}`), etag: found.etag };
}
