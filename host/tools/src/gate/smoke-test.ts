import type { Browser } from 'playwright-core';
import { type LiveState, readState, versionIn } from '../release/ledger.ts';
import type { Published } from '../release/publish.ts';
import { previousVersion, rollbackAll } from '../release/rollback.ts';
import type { Candidate } from '../release/stage.ts';
import type { Store } from '../release/store.ts';
import { pagesToOpen } from './addresses-to-open.ts';
import { changedDocuments } from './changed-documents.ts';
import { sortByNew } from './new-problems.ts';
import { openAgain, openAll } from './open-all.ts';
import { problemText } from './problem.ts';

/**
 * Opens what is live as readers get it: home, and of the sections that were released the first page and those whose documents
 * changed, or after a release of the host the first page of every section. Where something is wrong that was not before, the versions
 * before go live again by themselves, unless somebody has released another one meanwhile.
 * @param published what has just gone live
 * @param progress receives a line for each problem that there was before
 * @throws Error with a line for each problem, and what is live now
 */
export async function smokeTest(
  store: Store,
  { entry, changed }: Pick<Published, 'entry' | 'changed'>,
  browser: Browser,
  progress?: (line: string) => void,
): Promise<void> {
  const before = entry.sequence > 1 ? store.snapshotDir(entry.sequence - 1) : null;
  const isChanged = changedDocuments(before, store.snapshotDir(entry.sequence));
  const problems = await openAll(store, browser, ['/', ...addressesIn(readState(store), changed, isChanged)]);
  const hadBefore = await openAgain(store, browser, problems, { snapshot: before });
  const { added, known } = sortByNew(problems, hadBefore);
  for (const problem of known) progress?.(`As before this release: ${problemText(problem)}`);
  if (added.length === 0) return;
  const outcome = await goBack(store, changed);
  const names = changed.map(({ id, version }) => `${id} ${version}`).join(', ');
  throw new Error(`${names} does not work for readers:\n${added.map(problemText).join('\n')}\n${outcome}`);
}

function addressesIn({ sections }: LiveState, changed: Candidate[], isChanged: (address: string) => boolean): string[] {
  const ids = changed.map(({ id }) => id);
  return sections.flatMap((section) => {
    if (ids.includes(section.id)) return pagesToOpen(section, isChanged);
    return ids.includes('host') ? section.pages.slice(0, 1).map(({ address }) => address) : [];
  });
}

/** @returns what is live now */
async function goBack(store: Store, changed: Candidate[]): Promise<string> {
  const live = readState(store);
  if (changed.some(({ id, version }) => versionIn(live, id) !== version)) return 'Another version is live already.';
  const ids = changed.map(({ id }) => id);
  if (ids.some((id) => previousVersion(store, id) === null)) return 'There is no version before, so it stays live.';
  await rollbackAll(store, ids);
  return 'The version before is live again.';
}
