import pLimit from 'p-limit';
import type { Store } from '../release/store.ts';
import { withOpenSite } from './open-site.ts';
import { pageProblems } from './page-problems.ts';
import { watchScript } from './page-record.ts';

/** How many pages are open at once. */
const concurrency = 3;

/** What is wrong with a page. */
export interface Problem {
  address: string;
  text: string;
}

/**
 * Opens addresses of a served store in a browser.
 * @param snapshot the folder of the snapshot to serve; what is live without it
 */
export async function openAll(
  store: Store,
  executable: string,
  addresses: string[],
  snapshot?: string,
): Promise<Problem[]> {
  if (addresses.length === 0) return [];
  return withOpenSite(store, { executable, snapshot }, async ({ url, browser }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addInitScript(await watchScript());
    const found = await pLimit(concurrency).map(addresses, async (address) => {
      const problems = await pageProblems(context, url + address);
      return problems.map((text) => ({ address, text }));
    });
    return found.flat();
  });
}

/** A line for people. */
export function problemText({ address, text }: Problem): string {
  return `${address}: ${text}`;
}
