import { type LiveState, readHistory } from './ledger.ts';
import type { Candidate } from './stage.ts';
import type { Store } from './store.ts';

/**
 * Makes sure that a section is released by its owner, whom its newest release names: the first one decides whose an id is, also after
 * it was retired, and one with --new-owner hands it over. A rollback does not hand it back.
 * @throws Error naming the owner, and how to hand the section over
 */
export function checkOwners(store: Store, candidates: Candidate[]): void {
  const history = candidates.some(({ section }) => section)
    ? readHistory(store).flatMap(({ state }) => state ?? [])
    : [];
  for (const { id, section } of candidates) {
    if (!section) continue;
    const owner = ownerOf(history, id);
    if (owner === null || owner === section.owner) continue;
    throw new Error(
      `The section "${id}" belongs to ${owner}, not to ${section.owner}, so nothing was released. Give yours another id; if it was handed over, release it with --new-owner.`,
    );
  }
}

function ownerOf(history: LiveState[], id: string): string | null {
  const isRelease = ({ entry }: LiveState) => entry.action === 'release' && entry.subjects.includes(id);
  const ownerIn = ({ sections }: LiveState) => sections.find((section) => section.id === id)?.owner ?? [];
  const [owner = null] = [...history.filter(isRelease), ...history].flatMap(ownerIn);
  return owner;
}
