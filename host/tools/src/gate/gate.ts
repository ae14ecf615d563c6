import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfItem, parseItems, type Section } from '@site/sdk/contract';
import { readJson } from '../release/read-json.ts';
import type { Candidate } from '../release/stage.ts';
import type { Store } from '../release/store.ts';
import { openAll } from './open-all.ts';

/**
 * Opens every page of a section's candidate in a browser, and one entry of each page, inside the site that is live and before
 * anything of it goes live. The host cannot be previewed: the smoke test opens it.
 * @param executable the browser's path
 * @returns what the ledger says of it, or null where there is nothing to open
 * @throws Error with a line for each problem; what is live stays
 */
export async function passGate(store: Store, candidate: Candidate, executable: string): Promise<string | null> {
  const { id, version, section } = candidate;
  if (!section || store.liveSequence() === 0) return null;
  const addresses = [...section.pages.map(({ address }) => address), ...firstEntries(store, section)];
  const problems = await openAll(
    store,
    executable,
    addresses.map((address) => `${address}?with=${id}@${version}`),
  );
  if (problems.length === 0) return `${addresses.length} pages opened`;
  throw new Error(
    `The gate refuses ${id} ${version}, and nothing was released:\n${problems.join('\n')}\nOpen one of them with ?with=${id}@${version} to see it; --no-gate releases it all the same, and the ledger says so.`,
  );
}

/** The address of the first entry of each page. */
function firstEntries(store: Store, { id, version, items }: Section): string[] {
  const path = join(store.sectionDir(id, version), items ?? '');
  if (!items || !existsSync(path)) return [];
  const own = parseItems(readJson(path), path).filter(({ address }) => !address.includes('#'));
  const byPage = new Map(own.toReversed().map((item) => [pageOfItem(item), item.address]));
  return [...byPage.values()];
}
