import { parseRoutes, type SnapshotRoute } from '../release/pages/routes-file.ts';
import type { Bucket } from './bucket.ts';
import { type Pointer, snapshotFolder } from './keys.ts';

/**
 * The pages of a snapshot in a bucket.
 * @returns null for one that was never live there: a bucket has only its entry in the ledger
 * @throws Error when the file is damaged
 */
export async function readBucketRoutes(
  bucket: Bucket,
  snapshot: Pick<Pointer, 'snapshot' | 'hash'>,
): Promise<SnapshotRoute[] | null> {
  const key = `${snapshotFolder(snapshot)}routes.json`;
  const found = await bucket.get(key);
  return found && parseRoutes(jsonIn(found.data, `${bucket.name}/${key}`), `${bucket.name}/${key}`);
}

function jsonIn(data: Buffer, source: string): unknown {
  try {
    return JSON.parse(data.toString());
  } catch (cause) {
    throw new Error(`${source} is not JSON. It was changed by hand; restore it from a backup of the bucket.`, {
      cause,
    });
  }
}
