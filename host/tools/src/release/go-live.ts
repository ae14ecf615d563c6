import { existsSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './disk-problem.ts';
import { OvertakenError } from './overtaken-error.ts';
import { type Store, snapshotName, ticketName } from './store.ts';

/**
 * Adds the ticket to the draft of a snapshot: the link that `live` becomes. There is one, and moving it is one atomic step, so
 * that only one process can put the snapshot live, and only once, however long another one was stopped before it tried.
 */
export function addTicket(draft: string, sequence: number): void {
  symlinkSync(join('snapshots', snapshotName(sequence)), join(draft, ticketName));
}

/**
 * Gives a draft its ticket and its number. From here on the release has happened: if its process ends now, the next one puts it live.
 * @throws OvertakenError when another release has that number
 */
export function commitSnapshot(store: Store, draft: string, sequence: number): void {
  const dir = store.snapshotDir(sequence);
  addTicket(draft, sequence);
  try {
    renameSync(draft, dir); // fails when there is such a folder
  } catch (error) {
    throw existsSync(dir) ? new OvertakenError() : error;
  }
}

/** Puts a snapshot live, unless another process has done that. */
export function goLive(store: Store, sequence: number): void {
  try {
    renameSync(join(store.snapshotDir(sequence), ticketName), store.live);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Puts the release live whose process ended between its number and its ticket. */
export function finishInterrupted(store: Store): void {
  const newest = unfinishedSnapshot(store);
  if (newest !== null) goLive(store, newest);
}

/** The snapshot that has its number and was not live yet; null where there is none. */
export function unfinishedSnapshot(store: Store): number | null {
  const [newest = 0] = store.snapshotNumbers();
  return store.hasTicket(newest) ? newest : null;
}
