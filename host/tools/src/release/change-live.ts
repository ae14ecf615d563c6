import { existsSync } from 'node:fs';
import { isDiskFull } from './disk-problem.ts';
import { commitSnapshot, finishInterrupted, goLive, unfinishedSnapshot } from './go-live.ts';
import { type LedgerEntry, type LiveState, readState } from './ledger.ts';
import { withLock } from './lock.ts';
import { OvertakenError } from './overtaken-error.ts';
import { pageFile } from './pages/page-store.ts';
import { isOutOfFiles, spendReserve } from './reserve.ts';
import { type SnapshotContent, type WrittenSnapshot, withSnapshotDraft } from './snapshot.ts';
import type { Store } from './store.ts';

/** What was live, what is live now, and what was written for it; null for what stays as it is. */
export interface Change<Next> {
  live: LiveState;
  next: Next;
  written: WrittenSnapshot | null;
}

type Lock = <Result>(store: Store, work: () => Promise<Result>) => Promise<Result>;

const locked: Lock = (store, work) =>
  withLock(store, () => {
    finishInterrupted(store);
    return work();
  });
const withoutLock: Lock = (_store, work) => work();

/** How often a change starts again, on top of another one that was faster or with the room that was kept for it. */
const attempts = 3;

/** Why a rollback has no room on a full disk. */
function noRoom(store: Store): string {
  if (isOutOfFiles(store.dir))
    return 'The disk takes no more files, whatever their size, so nothing was changed. Remove some, then try again.';
  return 'The disk is full, and no room is kept for a rollback anymore, so nothing was changed. Remove something else from the disk, then try again; the next release keeps room again.';
}

/**
 * Makes a snapshot on top of what is live and puts it live. It is written without the lock, which is needed for the swap alone. Where
 * something else went live meanwhile, it is written again under the lock, so that no other one can be faster once more. On a full disk, a
 * rollback or a retirement takes the room that was kept for it.
 * @param nextOf what to make of what is live; null to leave it
 */
export async function changeLive<Next extends { content: SnapshotContent } | null>(
  store: Store,
  action: LedgerEntry['action'],
  nextOf: (live: LiveState) => Next,
): Promise<Change<Next>> {
  if (unfinishedSnapshot(store) !== null) await locked(store, async () => {});
  for (let attempt = 1; ; attempt++) {
    const [whole, swap] = attempt === 1 ? [withoutLock, locked] : [locked, withoutLock];
    try {
      return await whole(store, async () => {
        const live = readState(store);
        const next = nextOf(live);
        const written = next && (await writeAndSwap(store, live, next.content, swap));
        return { live, next, written };
      });
    } catch (error) {
      const mayTakeRoom = action !== 'release' && isDiskFull(error);
      if (mayTakeRoom && (isOutOfFiles(store.dir) || !spendReserve(store)))
        throw new Error(noRoom(store), { cause: error });
      // Without the lock, it may have failed because something else was being changed.
      const mayTryAgain = attempt === 1 || mayTakeRoom || error instanceof OvertakenError;
      if (attempt >= attempts || !mayTryAgain) throw error;
    }
  }
}

function writeAndSwap(store: Store, live: LiveState, content: SnapshotContent, lock: Lock): Promise<WrittenSnapshot> {
  const { sequence } = content.entry;
  return withSnapshotDraft(store, content, (draft, written) =>
    lock(store, async () => {
      if (readState(store).hash !== live.hash || lacksAnything(store, content, written)) throw new OvertakenError();
      commitSnapshot(store, draft, sequence);
      goLive(store, sequence);
      return written;
    }),
  );
}

/** Whether "site clean" has removed what a snapshot was written with: it keeps only what is live, or was written just now. */
function lacksAnything(store: Store, { entry, sections }: SnapshotContent, { pages }: WrittenSnapshot): boolean {
  const versions = [{ id: 'host', version: entry.host ?? '' }, ...sections];
  const changed = versions.filter(({ id }) => entry.subjects.includes(id));
  return (
    changed.some(({ id, version }) => !store.has(id, version)) ||
    pages.some((page) => !existsSync(pageFile(store, page)))
  );
}
