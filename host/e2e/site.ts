import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { readState } from '@site/tools/release/ledger';
import { createSiteServer } from '@site/tools/release/serve';
import { Store } from '@site/tools/release/store';

/** A released site that is served, with its store. */
export interface Site {
  url: string;
  store: Store;
}

/** The store made by `site test`, with the host and all sections released. */
export function releasedStore(): Store {
  const dir = process.env.SITE_STORE;
  if (!dir) throw new Error('SITE_STORE names no release store. Run the browser tests by "npm test".');
  return new Store(dir);
}

async function serve(store: Store, use: (site: Site) => Promise<void>): Promise<void> {
  const server = createSiteServer(store);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await use({ url: `http://localhost:${port}`, store });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

interface Fixtures {
  /** A site of the test's own, which it may change. */
  ownSite: Site;
  /** What the page wrote to the console as an error or a warning, and what it threw. Must be empty unless the test says so. */
  complaints: string[];
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn which fixtures are needed
    async ({}, use) => serve(releasedStore(), use),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownSite: async ({}, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'site-own-'));
    cpSync(releasedStore().dir, dir, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    await serve(new Store(dir), use);
    rmSync(dir, { recursive: true, force: true });
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listen(page, complaints);
    await use(complaints);
  },
});

export { expect };

/** Collects what a page complains of. */
export function listen(page: Page, complaints: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
}

/** Every page of the live sections: its address, title, summary and section. */
export function livePages(store: Store) {
  return readState(store).sections.flatMap((section) => section.pages.map((page) => ({ ...page, section })));
}

/** Waits until React has taken over the page inside `main`. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const article = document.querySelector('main article, main > div');
    return article !== null && Object.keys(article).some((key) => key.startsWith('__react'));
  });
  // React marks what it goes through, and gives it its handlers and values a moment later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))));
}
