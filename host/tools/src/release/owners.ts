import { readHistory } from './ledger.ts';
import type { Candidate } from './stage.ts';
import type { Store } from './store.ts';

/**
 * Makes sure that a section is released by its owner. The first release of an id decides whose it is, also after it was retired.
 * @throws Error naming the owner, and how to hand the section over
 */
export function checkOwners(store: Store, candidates: Candidate[]): void {
  const history = candidates.some(({ section }) => section) ? readHistory(store) : [];
  for (const { id, section } of candidates) {
    if (!section) continue;
    const before = history.flatMap(({ state }) => state?.sections ?? []).find((one) => one.id === id);
    if (!before || before.owner === section.owner) continue;
    throw new Error(
      `The section "${id}" belongs to ${before.owner}, not to ${section.owner}, so nothing was released. Give yours another id; if it was handed over, release it with --new-owner.`,
    );
  }
}
