import { readState } from '../release/ledger.ts';
import { previousVersion, rollback } from '../release/rollback.ts';
import type { Store } from '../release/store.ts';
import { openAll } from './open-all.ts';

/**
 * Opens what is live as readers get it: home, and the pages of a section, or of the host the first page of every section. Where
 * something is wrong, the version before goes live again by itself.
 * @param id the section's id, or `host`
 * @param executable the browser's path
 * @throws Error with a line for each problem, and what is live now
 */
export async function smokeTest(store: Store, id: string, executable: string): Promise<void> {
  const { sections } = readState(store);
  const pages =
    id === 'host'
      ? sections.flatMap(({ pages: [first] }) => first ?? [])
      : sections.flatMap((section) => (section.id === id ? section.pages : []));
  const problems = await openAll(store, executable, ['/', ...pages.map(({ address }) => address)]);
  if (problems.length === 0) return;
  const canGoBack = previousVersion(store, id) !== null;
  if (canGoBack) await rollback(store, id);
  const outcome = canGoBack ? 'The version before is live again' : 'There is no version before, so it stays live';
  throw new Error(`${id} does not work for readers:\n${problems.join('\n')}\n${outcome}.`);
}
