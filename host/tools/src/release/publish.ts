import type { Section } from '@site/sdk/contract';
import { actorName } from './actor.ts';
import { isDiskFull } from './disk-problem.ts';
import { finishInterrupted, goLive } from './go-live.ts';
import { goneAddresses } from './gone-addresses.ts';
import { checkHostLinks } from './host-links.ts';
import { bySectionOrder, type LedgerEntry, type LiveState, readState, versionIn } from './ledger.ts';
import { withLock } from './lock.ts';
import { OvertakenError } from './overtaken-error.ts';
import { checkOwners } from './owners.ts';
import { readHost } from './released-host.ts';
import { releasedVersion } from './released-version.ts';
import { spendReserve } from './reserve.ts';
import { originVariable } from './site-origin.ts';
import { writeSnapshot } from './snapshot.ts';
import type { Candidate } from './stage.ts';
import type { Store } from './store.ts';
import { checkAddresses } from './validate.ts';

/** What a release or a rollback did. */
export interface Published {
  entry: LedgerEntry;
  /** Those that were live already in this version are left out. */
  changed: Candidate[];
  /** Whether the site has another origin now. */
  moved: boolean;
}

/** What a release may set besides its candidates. */
export interface PublishOptions {
  /** Receives a line about what is under way. */
  progress?: (line: string) => void;
  /** The origin of the site from now on, null for none. Without it, what is live stays. */
  origin?: string | null | undefined;
  /** Whether a section may have another owner than before. */
  newOwner?: boolean | undefined;
  /** What the gate found, for the ledger; null where none ran. */
  gate?: string | null;
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
    const { progress, origin: wanted } = options;
    const changed = candidates.filter(({ id, version }) => versionIn(live, id) !== version);
    const origin = wanted === undefined ? live.entry.origin : wanted;
    const moved = origin !== live.entry.origin;
    if (changed.length === 0 && !moved) return { entry: live.entry, changed, moved };
    const ids = changed.map(({ id }) => id);
    const host = changed.find(({ id }) => id === 'host')?.version ?? live.entry.host;
    const sections = merge(live, action, changed);
    const subjects = moved ? [...ids, originVariable] : ids;
    const released = changed.map((candidate) => releasedVersion(store, candidate, options.gate ?? null));
    const entry = nextEntry(live, { action, subjects, host, origin, released });
    const manifest = host === null ? null : readHost(store, host).manifest;
    checkAddresses(
      sections,
      manifest?.pages.map(({ address }) => address),
    );
    if (action === 'release') {
      checkHostLinks(manifest?.links ?? [], sections, ids);
      if (!options.newOwner) checkOwners(store, changed);
    }
    const unreadable = live.unreadable.filter(({ id }) => !ids.includes(id));
    const { rendered, total, problems } = await writeSnapshot(store, { entry, sections, unreadable });
    goLive(store, entry.sequence);
    progress?.(`Rendered ${rendered} of ${total} pages; the others are as they were`);
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
 * @throws Error when no such section is live
 */
export function retire(store: Store, id: string): Promise<LedgerEntry> {
  return change(store, 'retire', async (live) => {
    const sections = live.sections.filter((section) => section.id !== id);
    const ids = live.sections.map((section) => section.id);
    if (!ids.includes(id)) throw new Error(`No section "${id}" is live. Live are: ${ids.join(', ')}.`);
    const entry = nextEntry(live, { action: 'retire', subjects: [id], released: [] });
    await writeSnapshot(store, { entry, sections, unreadable: live.unreadable });
    goLive(store, entry.sequence);
    return entry;
  });
}

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
      const isOvertaken = error instanceof OvertakenError;
      const hasRoom = action !== 'release' && isDiskFull(error) && spendReserve(store);
      if (attempt >= attempts || !(isOvertaken || hasRoom)) throw error;
    }
  }
}

function nextEntry(
  live: LiveState,
  change: Pick<LedgerEntry, 'action' | 'subjects' | 'released'> & Partial<LedgerEntry>,
): LedgerEntry {
  const { sequence } = live.entry;
  return {
    ...live.entry,
    ...change,
    sequence: sequence + 1,
    previous: live.hash || null,
    actor: actorName(),
    at: new Date().toISOString(),
  };
}

/** A rollback knows itself what was live before the version that it goes back to. */
function merge(live: LiveState, action: LedgerEntry['action'], changed: Candidate[]): Section[] {
  const byId = new Map(live.sections.map((section) => [section.id, section]));
  for (const { section } of changed) {
    if (!section) continue;
    const replaced = action === 'release' && byId.get(section.id);
    byId.set(section.id, replaced ? { ...section, previous: replaced.version } : section);
  }
  return [...byId.values()].sort(bySectionOrder);
}
