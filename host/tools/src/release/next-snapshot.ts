import type { Section } from '@site/sdk/contract';
import { actorName } from './actor.ts';
import { bySectionOrder, type LedgerEntry, type LiveState, versionIn } from './ledger.ts';
import { checkOwners } from './owners.ts';
import { checkHostLinks } from './pages/host-links.ts';
import { readHost } from './pages/released-host.ts';
import { releasedVersion } from './released-version.ts';
import { originVariable } from './site-origin.ts';
import type { SnapshotContent } from './snapshot.ts';
import type { Candidate } from './stage.ts';
import type { Store } from './store.ts';
import { checkAddresses } from './validate.ts';

/** What a release may set besides its candidates. */
export interface NextOptions {
  /** The origin of the site from now on, null for none. Without it, what is live stays. */
  origin?: string | null | undefined;
  /** Whether a section may have another owner than before. */
  newOwner?: boolean | undefined;
  /** What the gate found, for the ledger; null where none ran. */
  gate?: string | null;
}

/** What a release or a rollback makes of what is live. */
export interface NextSnapshot {
  content: SnapshotContent;
  /** Those that are live already in this version are left out. */
  changed: Candidate[];
  /** Whether the site has another origin then. */
  moved: boolean;
}

/**
 * What would be live with candidates in place of their live versions; null where neither a version nor the origin is another one.
 * @throws Error when two pages would share an address, a release would remove a page that the host names, or a section belongs to
 *   someone else
 */
export function nextSnapshot(
  store: Store,
  live: LiveState,
  action: LedgerEntry['action'],
  candidates: Candidate[],
  options: NextOptions = {},
): NextSnapshot | null {
  const changed = candidates.filter(({ id, version }) => versionIn(live, id) !== version);
  const origin = options.origin === undefined ? live.entry.origin : options.origin;
  const moved = origin !== live.entry.origin;
  if (changed.length === 0 && !moved) return null;
  const ids = changed.map(({ id }) => id);
  const host = changed.find(({ id }) => id === 'host')?.version ?? live.entry.host;
  const sections = mergeSections(live, action, changed);
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
  return { content: { entry, sections, unreadable }, changed, moved };
}

/** The entry of the ledger that follows the live one. */
export function nextEntry(
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

/** The live sections with others in their place. A rollback knows itself what was live before the version that it goes back to. */
export function mergeSections(live: LiveState, action: LedgerEntry['action'], changed: Candidate[]): Section[] {
  const byId = new Map(live.sections.map((section) => [section.id, section]));
  for (const { section } of changed) {
    if (!section) continue;
    const replaced = action === 'release' && byId.get(section.id);
    byId.set(section.id, replaced ? { ...section, previous: replaced.version } : section);
  }
  return [...byId.values()].sort(bySectionOrder);
}
