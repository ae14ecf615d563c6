import { changeLive } from './change-live.ts';
import type { LedgerEntry, LiveState } from './ledger.ts';
import { type NextOptions, nextEntry, nextSnapshot } from './next-snapshot.ts';
import { goneAddresses } from './pages/gone-addresses.ts';
import type { WrittenSnapshot } from './snapshot.ts';
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
 * Puts candidates live together, on whatever is live at that moment. Pages that contain nothing of them stay
 * the same, byte for byte. Where neither a version nor the origin is another one, nothing is changed.
 * @throws Error when two pages would share an address, a page cannot be rendered, a release would remove a page that the
 *   host names, or a section belongs to someone else
 */
export async function publish(
  store: Store,
  action: LedgerEntry['action'],
  candidates: Candidate[],
  options: PublishOptions = {},
): Promise<Published> {
  const { progress } = options;
  const { live, next, written } = await changeLive(store, action, (state) =>
    nextSnapshot(store, state, action, candidates, options),
  );
  if (!next || !written) return { entry: live.entry, changed: [], moved: false };
  const { changed, moved } = next;
  const { entry } = next.content;
  if (written.rendered > 0) progress?.(renderedText(written));
  for (const problem of written.problems) progress?.(`Damaged, so its pages stay as they were: ${problem}`);
  const gone = goneAddresses(store, live.entry.sequence, entry.sequence);
  if (gone.length > 0)
    progress?.(
      `No longer found: ${gone.join(', ')}. To keep an address, add it to the aliases of the page or entry that it should lead to.`,
    );
  return { entry, changed, moved };
}

/**
 * Takes a section out of the site. Its versions stay in the store, so a rollback to one of them brings it back.
 * @throws Error when no such section is live, or it is the host
 */
export async function retire(store: Store, id: string): Promise<LedgerEntry> {
  const { next } = await changeLive(store, 'retire', (live) => {
    const sections = live.sections.filter((section) => section.id !== id);
    if (sections.length === live.sections.length) throw new Error(notLive(store, id, live));
    const entry = nextEntry(live, { action: 'retire', subjects: [id], released: [] });
    return { content: { entry, sections, unreadable: live.unreadable } };
  });
  return next.content.entry;
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
