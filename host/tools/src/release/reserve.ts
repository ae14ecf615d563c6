import { randomBytes } from 'node:crypto';
import { appendFileSync, lstatSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store.ts';

/** Enough for a site of some hundred pages. */
const leastBytes = 16 * 1024 * 1024;

function fileOf(store: Store): string {
  return join(store.dir, 'reserve');
}

/**
 * Keeps some room on the disk, so that a rollback works where a release has filled it: twice what the live snapshot takes, because
 * a rollback writes one like it. Random bytes, which no disk compresses.
 */
export function keepReserve(store: Store, { least = leastBytes } = {}): void {
  try {
    const missing = Math.max(least, 2 * liveBytes(store)) - keptBytes(store);
    if (missing > 0) appendFileSync(fileOf(store), randomBytes(missing));
  } catch {
    // There is no room for all of it now, or something else is going live. The next release tries again.
  }
}

/** Whether what is kept is enough for a rollback. */
export function hasRoomForRollback(store: Store): boolean {
  const kept = keptBytes(store);
  return kept > 0 && kept >= liveBytes(store);
}

/** Gives the room back. @returns false when there was none */
export function spendReserve(store: Store): boolean {
  if (keptBytes(store) === 0) return false;
  rmSync(fileOf(store));
  return true;
}

function keptBytes(store: Store): number {
  return statSync(fileOf(store), { throwIfNoEntry: false })?.size ?? 0;
}

/** Whether a disk has no room for another file, whatever its size. Not every file system counts them. */
export function isOutOfFiles(dir: string): boolean {
  const { files, ffree } = statfsSync(dir);
  return files > 0 && ffree === 0;
}

/** What the folders and links of the live snapshot take: a link to a page takes a block of the disk. */
function liveBytes(store: Store): number {
  const entries = readdirSync(store.snapshotDir(store.liveSequence()), { recursive: true, withFileTypes: true });
  return entries.reduce((sum, { parentPath, name }) => {
    const stat = lstatSync(join(parentPath, name));
    const isElsewhere = stat.isFile() && stat.nlink > 1;
    return isElsewhere ? sum : sum + Math.max(stat.size, stat.blocks * 512);
  }, 0);
}
