import { readState, versionIn } from '../release/ledger.ts';
import { previousVersion, rollback } from '../release/rollback.ts';
import type { Candidate } from '../release/stage.ts';
import type { Store } from '../release/store.ts';
import { openAll } from './open-all.ts';

/**
 * Opens what is live as readers get it: home, and the pages of a section, or of the host the first page of every section. Where
 * something is wrong, the version before goes live again by itself, unless somebody has released another one meanwhile.
 * @param released what has just gone live: the section's id or `host`, and the version
 * @param executable the browser's path
 * @throws Error with a line for each problem, and what is live now
 */
export async function smokeTest(
  store: Store,
  { id, version }: Pick<Candidate, 'id' | 'version'>,
  executable: string,
): Promise<void> {
  const { sections } = readState(store);
  const pages =
    id === 'host'
      ? sections.flatMap(({ pages: [first] }) => first ?? [])
      : sections.flatMap((section) => (section.id === id ? section.pages : []));
  const problems = await openAll(store, executable, ['/', ...pages.map(({ address }) => address)]);
  if (problems.length === 0) return;
  const outcome = await goBack(store, id, version);
  throw new Error(`${id} ${version} does not work for readers:\n${problems.join('\n')}\n${outcome}`);
}

/** @returns what is live now */
async function goBack(store: Store, id: string, version: string): Promise<string> {
  if (versionIn(readState(store), id) !== version) return 'Another version is live already.';
  if (previousVersion(store, id) === null) return 'There is no version before, so it stays live.';
  await rollback(store, id);
  return 'The version before is live again.';
}
