import { unavailable } from '../release/pages/at-address.ts';
import { parseRoutes, type SnapshotRoute } from '../release/pages/routes-file.ts';
import { parsePointer, pointerKey, snapshotFolder } from './keys.ts';

/** Requests an object of the bucket by its key, with headers of the reader's request. */
export type Origin = (key: string, init: { method: string; headers: Headers }) => Promise<Response>;

interface Live {
  /** Of the snapshot, with a slash at its end. */
  folder: string;
  routes: SnapshotRoute[];
}

/** What is live in a bucket, or why nothing can be served. */
type Followed = Live | { reason: string };

/** Which snapshot is live: asked for again after some time. What cannot be read leaves the one before. */
export function followPointer(origin: Origin, seconds: number): () => Promise<Followed> {
  let followed: Followed = { reason: unavailable.nothing };
  let until = 0;
  let asking: Promise<void> | null = null;
  const ask = async () => {
    try {
      followed = await readLive(origin, followed);
    } catch (error) {
      console.error(`The live snapshot cannot be read: ${error instanceof Error ? error.message : error}`);
      if ('reason' in followed) followed = { reason: unavailable.unreadable };
    }
    until = Date.now() + seconds * 1000;
  };
  return async () => {
    if (Date.now() >= until) {
      asking ??= ask().finally(() => {
        asking = null;
      });
      await asking;
    }
    return followed;
  };
}

/** A bucket without a pointer is one in which nothing was released, unless something is known to be live. */
async function readLive(origin: Origin, before: Followed): Promise<Followed> {
  const response = await get(origin, pointerKey);
  if (response.status === 404 && 'reason' in before) return { reason: unavailable.nothing };
  const folder = snapshotFolder(parsePointer(await textOf(response, pointerKey), pointerKey));
  if ('folder' in before && before.folder === folder) return before;
  const key = `${folder}routes.json`;
  return { folder, routes: parseRoutes(JSON.parse(await textOf(await get(origin, key), key)), key) };
}

function get(origin: Origin, key: string): Promise<Response> {
  return origin(key, { method: 'GET', headers: new Headers() });
}

async function textOf(response: Response, key: string): Promise<string> {
  if (!response.ok) throw new Error(`${key} is answered with ${response.status}`);
  return response.text();
}
