import { isDiskFull } from './disk-problem.ts';
import { finishInterrupted, goLive } from './go-live.ts';
import { goneAddresses } from './gone-addresses.ts';
import { type LedgerEntry, type LiveState, readState } from './ledger.ts';
import { withLock } from './lock.ts';
import { type NextOptions, nextEntry, nextSnapshot } from './next-snapshot.ts';
import { OvertakenError } from './overtaken-error.ts';
import { spendReserve } from './reserve.ts';
import { type WrittenSnapshot, writeSnapshot } from './snapshot.ts';
import type { Candidate } from './stage.ts';
import type { Store } from './store.ts';

/** What a release or a rollback did. */
export interface Published {
  entry: LedgerEntry;
  /** Those that were live already in this version are left out. */
  changed: Candidate[];
  /** Whether the site has another origin now. */
  moved: boolean;
}

/** What a release may set besides its candidates. */
export interface PublishOptions extends NextOptions {
  /** Receives a line about what is under way. */
  progress?: (line: string) => void;
}

/**
 * Puts candidates live together, under a lock, on whatever is live at that moment. Pages that contain nothing of them stay
 * the same, byte for byte. Where neither a version nor the origin is another one, nothing is changed.
 * @throws Error when two pages would share an address, a page cannot be rendered, a release would remove a page that the
 *   host names, or a section belongs to someone else
 */
export function publish(
  store: Store,
  action: LedgerEntry['action'],
  candidates: Candidate[],
  options: PublishOptions = {},
): Promise<Published> {
  return change(store, action, async (live) => {
    const { progress } = options;
    const next = nextSnapshot(store, live, action, candidates, options);
    if (!next) return { entry: live.entry, changed: [], moved: false };
    const { content, changed, moved } = next;
    const { entry } = content;
    const { rendered, total, problems } = await writeSnapshot(store, content);
    goLive(store, entry.sequence);
    if (rendered > 0) progress?.(renderedText({ rendered, total }));
    for (const problem of problems) progress?.(`Damaged, so its pages stay as they were: ${problem}`);
    const gone = goneAddresses(store, live.entry.sequence, entry.sequence);
    if (gone.length > 0)
      progress?.(
        `No longer found: ${gone.join(', ')}. To keep an address, add it to the aliases of the page or entry that it should lead to.`,
      );
    return { entry, changed, moved };
  });
}

/**
 * Takes a section out of the site. Its versions stay in the store, so a rollback to one of them brings it back.
 * @throws Error when no such section is live, or it is the host
 */
export function retire(store: Store, id: string): Promise<LedgerEntry> {
  return change(store, 'retire', async (live) => {
    const sections = live.sections.filter((section) => section.id !== id);
    const ids = live.sections.map((section) => section.id);
    if (!ids.includes(id)) throw new Error(notLive(store, id, live));
    const entry = nextEntry(live, { action: 'retire', subjects: [id], released: [] });
    await writeSnapshot(store, { entry, sections, unreadable: live.unreadable });
    goLive(store, entry.sequence);
    return entry;
  });
}

function notLive(store: Store, id: string, { entry, sections }: LiveState): string {
  if (id === 'host')
    return 'The host cannot be retired: all sections are shown in it. "npm run rollback:host" puts the version before live.';
  if (entry.sequence === 0) return `Nothing is released in ${store.dir} yet.`;
  return `No section "${id}" is live. Live are: ${sections.map((section) => section.id).join(', ') || 'none'}.`;
}

/** What was rendered for a snapshot, for people. */
export function renderedText({ rendered, total }: Pick<WrittenSnapshot, 'rendered' | 'total'>): string {
  return `Rendered ${rendered} of ${total} pages; the others are as they were`;
}

const noRoomLeft =
  'The disk is full, and the room that was kept for a rollback is used up, so nothing was changed. Remove something else from the disk, then try again; the next release keeps room again.';

/** How often a release starts again on top of another one that was faster. */
const attempts = 3;

/** Makes one snapshot on top of what is live. On a full disk, a rollback or a retirement takes the room that was kept for it. */
async function change<Result>(
  store: Store,
  action: LedgerEntry['action'],
  work: (live: LiveState) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withLock(store, async () => {
        finishInterrupted(store);
        return work(readState(store));
      });
    } catch (error) {
      const mayTakeRoom = action !== 'release' && isDiskFull(error);
      if (mayTakeRoom && !spendReserve(store)) throw new Error(noRoomLeft, { cause: error });
      const mayTryAgain = mayTakeRoom || error instanceof OvertakenError;
      if (attempt >= attempts || !mayTryAgain) throw error;
    }
  }
}
