import { describeProblem, isDiskFull } from './disk-problem.ts';
import { hasRoomForRollback, isOutOfFiles } from './reserve.ts';
import type { Store } from './store.ts';

/**
 * Does something that writes to a store.
 * @throws Error that says what can be removed, and whether a rollback has room, where the disk is full
 */
export async function explainFullDisk<Result>(store: Store, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    const advice = `"site clean" lists what can be removed from the store. ${roomForRollback(store)}`;
    throw new Error(`${describeProblem(error)}\n${advice}`, { cause: error });
  }
}

function roomForRollback(store: Store): string {
  if (isOutOfFiles(store.dir))
    return 'The disk takes no more files, whatever their size, and a rollback needs some: remove files first.';
  if (!hasRoomForRollback(store))
    return 'A rollback needs room, too, and not enough is kept for it now: free some first.';
  return 'A rollback works nevertheless: room is kept for it.';
}
