import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { readState } from '../release/ledger.ts';
import { Store } from '../release/store.ts';
import { createSiteServer } from '../server/serve.ts';
import { linkTree } from './link-tree.ts';

/** A released site that is served, with its store. */
export interface Site {
  url: string;
  store: Store;
}

/** The store that `global-setup.ts` has released to. */
export function releasedStore(): Store {
  return storeIn('SITE_STORE');
}

function storeIn(variable: 'SITE_STORE' | 'SITE_SMALL_STORE'): Store {
  const dir = process.env[variable];
  if (!dir)
    throw new Error(`${variable} names no release store. It is set by the global setup of playwright.config.ts.`);
  return Store.create(dir);
}

async function serve(store: Store, use: (site: Site) => Promise<void>): Promise<void> {
  const server = createSiteServer(store);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await use({ url: `http://localhost:${port}`, store });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Serves a copy of a store for one test. */
async function serveCopy(dir: string, use: (site: Site) => Promise<void>): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'site-own-'));
  linkTree(dir, copy);
  await serve(Store.create(copy), use);
  rmSync(copy, { recursive: true, force: true });
}

interface Fixtures {
  /** A copy of the site for this test alone, which it may change. */
  ownSite: Site;
  /** The same of a site with two sections, React Hooks and Projects: releases to it are quick. */
  smallSite: Site;
  /** What the page wrote to the console as an error or a warning, and what it threw. Must be empty unless the test expects otherwise. */
  complaints: string[];
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn which fixtures are needed
    async ({}, use) => serve(releasedStore(), use),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownSite: async ({}, use) => serveCopy(releasedStore().dir, use),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  smallSite: async ({}, use) => serveCopy(storeIn('SITE_SMALL_STORE').dir, use),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listen(page, complaints);
    await use(complaints);
  },
});

export { expect };

/** Collects the errors and warnings of a page. */
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

/** An address as it is in the canonical link of its page: absolute if the site has an origin. */
export function canonicalOf({ store }: Site, address: string): string {
  const { origin } = readState(store).entry;
  return origin === null ? address : new URL(address, origin).href;
}

/** The addresses of the files that a document requests. */
export function filesNamedIn(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src|data-entry|data-preload)="(\/(?:s|host)\/[^"]+)"/g)];
  return named.flatMap(([, files = '']) => files.split(' '));
}
