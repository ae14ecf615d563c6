import type { Browser } from 'playwright-core';
import { readState } from '../release/ledger.ts';
import { nextSnapshot } from '../release/next-snapshot.ts';
import { type PublishOptions, renderedText } from '../release/publish.ts';
import { withSnapshotDraft } from '../release/snapshot.ts';
import type { Candidate } from '../release/stage.ts';
import type { Store } from '../release/store.ts';
import { addressesToOpen } from './addresses-to-open.ts';
import { changedDocuments } from './changed-documents.ts';
import { deadLinks } from './dead-links.ts';
import { sortByNew } from './new-problems.ts';
import { openAgain, openAll } from './open-all.ts';
import { problemText } from './problem.ts';

/**
 * Opens in a browser what readers would get with candidates in place of what is live, before anything goes live. The snapshot is
 * written as a draft; the release that follows finds its pages rendered. Problems that a page has live already refuse nothing, so that
 * a repair of something else can pass.
 * @returns what the ledger says of it, or null where nothing would change
 * @throws Error with a line for each problem; what is live stays
 */
export async function passGate(
  store: Store,
  candidates: Candidate[],
  browser: Browser,
  options: PublishOptions = {},
): Promise<string | null> {
  const live = store.liveSequence();
  const next = nextSnapshot(store, readState(store), 'release', candidates, options);
  if (!next || next.changed.length === 0) return null;
  return withSnapshotDraft(store, next.content, async (snapshot, written) => {
    options.progress?.(renderedText(written));
    const before = live === 0 ? null : store.snapshotDir(live);
    const addresses = addressesToOpen(store, next, changedDocuments(before, snapshot));
    const dead = deadLinks(store, snapshot, before);
    const opened = await openAll(store, browser, addresses, { snapshot, inFull: true });
    if (before === null) for (const link of dead) options.progress?.(`Until more is released: ${problemText(link)}`);
    const problems = before === null ? opened : [...opened, ...dead];
    const hadBefore = [
      ...(await openAgain(store, browser, opened, { snapshot: before, inFull: true })),
      ...(before === null || dead.length === 0 ? [] : deadLinks(store, before, null)),
    ];
    const { added, known } = sortByNew(problems, hadBefore);
    for (const problem of known) options.progress?.(`As before this release: ${problemText(problem)}`);
    if (added.length === 0) return gateText(addresses.length, known.length);
    const names = next.changed.map(({ id, version }) => `${id} ${version}`).join(', ');
    const lines = added.map(problemText).join('\n');
    throw new Error(
      `The gate refuses ${names}, and nothing was released:\n${lines}\n${hintFor(next.changed)}--no-gate releases it all the same, and the ledger says so.`,
    );
  });
}

function gateText(pages: number, known: number): string {
  if (known === 0) return `${pages} pages opened`;
  return `${pages} pages opened; ${known} ${known === 1 ? 'problem' : 'problems'} as before`;
}

/** How to see it: the host cannot be previewed, nor a section before there is a site. */
function hintFor(changed: Candidate[]): string {
  const [only] = changed;
  if (changed.length !== 1 || !only?.section) return '';
  return `Open one of them with ?with=${only.id}@${only.version} to see it; `;
}
