import pLimit from 'p-limit';
import type { Browser, Page } from 'playwright-core';
import { readRoutes } from '../release/pages/snapshot-routes.ts';
import type { Store } from '../release/store.ts';
import { withServedSite } from './open-site.ts';
import { pageProblems } from './page-problems.ts';
import { watchScript } from './page-record.ts';
import type { Problem } from './problem.ts';

/** How many pages are open at once. */
const concurrency = 3;

interface OpenOptions {
  /** The folder of the snapshot to serve; what is live without it. */
  snapshot?: string;
  /** Whether accessibility and budgets are checked, too. */
  inFull?: boolean;
}

/** Opens addresses of a served store in a browser. */
export async function openAll(
  store: Store,
  browser: Browser,
  addresses: string[],
  { snapshot, inFull = false }: OpenOptions = {},
): Promise<Problem[]> {
  if (addresses.length === 0) return [];
  return withServedSite(store, snapshot, async (url) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addInitScript(await watchScript());
    // A new tab has a new process, which costs as much as a page.
    const free: Page[] = [];
    const found = await pLimit(concurrency).map(addresses, async (address) => {
      const page = free.pop() ?? (await context.newPage());
      const findings = await pageProblems(page, url + address, { inFull });
      if (findings.length > 0) await page.close();
      else free.push(page);
      return findings.map((finding) => ({ address, ...finding }));
    });
    await context.close();
    return found.flat();
  });
}

/**
 * Opens the pages that have problems as they were in another snapshot.
 * @param options.snapshot its folder; null where there was none
 */
export async function openAgain(
  store: Store,
  browser: Browser,
  problems: Problem[],
  { snapshot, inFull }: { snapshot: string | null; inFull?: boolean },
): Promise<Problem[]> {
  if (snapshot === null) return [];
  const were = new Set((readRoutes(snapshot) ?? []).map(({ address }) => address));
  const addresses = [...new Set(problems.map(({ address }) => address))].filter((address) => were.has(address));
  return openAll(store, browser, addresses, { snapshot, inFull: inFull ?? false });
}
