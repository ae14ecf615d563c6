import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { readState } from '../release/ledger.ts';
import { OvertakenError } from '../release/overtaken-error.ts';
import type { Store } from '../release/store.ts';
import { atOnce, type Bucket } from './bucket.ts';
import { checkConditions } from './conditions.ts';
import { type FileToPush, filesToPush } from './files-to-push.ts';
import { type Pointer, pointerKey, pointerText } from './keys.ts';
import { objectHeaders, replacedHeaders } from './object-headers.ts';
import { placePlainPages } from './plain-pages.ts';
import { readPointer } from './read-pointer.ts';
import { type Upload, uploadPlan } from './upload-plan.ts';

/** What a push did. */
export interface Pushed {
  /** The number of the snapshot that is live in the bucket now. */
  snapshot: number;
  /** Whether it was live there already. */
  wasLive: boolean;
  sent: number;
  copied: number;
  /** Of what was sent. */
  bytes: number;
}

/** Another releaser has put a snapshot live in the bucket that this store does not have. */
export class BucketOvertakenError extends OvertakenError {
  constructor(bucket: string, snapshot: number) {
    super();
    this.message = `Another releaser has put snapshot ${snapshot} live in ${bucket}, and this store does not have it. Putting this store's snapshot live would undo that release, so nothing was put live. Run "site pull ${bucket}", then release again.`;
  }
}

/**
 * Puts the live snapshot of a store live in a bucket: first everything that it lacks, by hash, then the pointer, in one conditional
 * write.
 * @param plain also keeps pages at their addresses from now on, for hosts without the function
 * @throws BucketOvertakenError when another releaser was first
 * @throws Error when the server ignores the conditions of a write
 */
export async function push(store: Store, bucket: Bucket, { plain = false } = {}): Promise<Pushed> {
  const { entry, hash } = readState(store);
  if (entry.sequence === 0) throw new Error(`Nothing is released in ${store.dir} yet, so there is nothing to push.`);
  const found = await readPointer(bucket);
  const live = found?.pointer;
  if (live && !isHere(store, live)) throw new BucketOvertakenError(bucket.name, live.snapshot);
  const next = { snapshot: entry.sequence, hash, plain: plain || (live?.plain ?? false) };
  const wasLive = live?.hash === hash;
  if (!wasLive) await checkConditions(bucket);
  const done = await send(bucket, filesToPush(store, wasLive ? entry.sequence : (live?.snapshot ?? 0)));
  if (!wasLive || live?.plain !== next.plain) await swapPointer(bucket, next, found?.etag ?? null);
  if (next.plain) await placePlainPages(bucket);
  return { snapshot: entry.sequence, wasLive, ...done };
}

/** Whether a store has the snapshot that is live in a bucket, as it is there. */
export function isHere(store: Store, { snapshot, hash }: Pick<Pointer, 'snapshot' | 'hash'>): boolean {
  return store.sequences().includes(snapshot) && readState(store, snapshot).hash === hash;
}

async function swapPointer(bucket: Bucket, next: Omit<Pointer, 'version'>, before: string | null): Promise<void> {
  const headers = replacedHeaders(pointerKey);
  if (await bucket.swap(pointerKey, Buffer.from(pointerText(next)), { before, headers })) return;
  const now = await readPointer(bucket);
  throw new BucketOvertakenError(bucket.name, now?.pointer.snapshot ?? 0);
}

async function send(bucket: Bucket, files: FileToPush[]): Promise<Pick<Pushed, 'sent' | 'copied' | 'bytes'>> {
  if (files.length === 0) return { sent: 0, copied: 0, bytes: 0 };
  const plan = uploadPlan(files, await bucket.list(), (file) => createHash('md5').update(file.read()).digest('hex'));
  const limit = pLimit(atOnce);
  await Promise.all(plan.map((upload) => limit(() => sendOne(bucket, upload))));
  const sent = plan.filter(({ from }) => from === undefined);
  return {
    ...{ sent: sent.length, copied: plan.length - sent.length },
    bytes: sent.reduce((sum, { file }) => sum + file.size, 0),
  };
}

function sendOne(bucket: Bucket, { file, from }: Upload<FileToPush>): Promise<void> {
  const headers = objectHeaders(file.key);
  return from === undefined ? bucket.put(file.key, file.read(), headers) : bucket.copy(from, file.key, headers);
}
