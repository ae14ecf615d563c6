import pLimit from 'p-limit';
import type { Store } from '../release/store.ts';
import { withOpenSite } from './open-site.ts';
import { pageProblems } from './page-problems.ts';

/** How many pages are open at once. */
const concurrency = 3;

/**
 * Opens addresses of a served store in a browser.
 * @param addresses each with its query, if any
 * @returns a line for each problem, beginning with the address
 */
export async function openAll(store: Store, executable: string, addresses: string[]): Promise<string[]> {
  return withOpenSite(store, executable, async ({ url, browser }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const limit = pLimit(concurrency);
    const found = await limit.map(addresses, async (address) => {
      const problems = await pageProblems(context, url + address);
      return problems.map((problem) => `${address.split('?')[0]}: ${problem}`);
    });
    return found.flat();
  });
}
