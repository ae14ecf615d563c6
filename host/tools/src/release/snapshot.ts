import { existsSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { navigationOf, type Section } from '@site/sdk/contract';
import pLimit from 'p-limit';
import { manyQuality } from './compress.ts';
import { robotsText, sitemapText } from './crawler-files.ts';
import { type LedgerEntry, registryText, type UnreadableRow } from './ledger.ts';
import { isIndexed, notFoundAddress, type PageSource, pageSources } from './page-source.ts';
import { copies, keepPage, pageFile, writeWithCopies } from './page-store.ts';
import { keepRedirects } from './redirects.ts';
import { readHost } from './released-host.ts';
import { renderJobs, renderPage } from './render-page.ts';
import { sectionFeeds, writeFeeds } from './section-feeds.ts';
import { snapshotFiles } from './snapshot-files.ts';
import { readRoutes, routesText, type SnapshotRoute } from './snapshot-routes.ts';
import type { Store } from './store.ts';

/** What is live together. */
export interface SnapshotContent {
  entry: LedgerEntry;
  sections: Section[];
  /** Rows of the registry that this checkout cannot read; they and their pages stay as they are. */
  unreadable: UnreadableRow[];
}

/**
 * Writes a snapshot: every page of every section within the host, the host's own pages, the files for crawlers, the feeds and
 * the registry. A page whose inputs have not changed is the same file, and is not rendered again. Nothing is live until {@link swapLive}.
 * @returns how many pages had to be rendered, of how many
 * @throws Error when a file of a release is missing, or a page cannot be rendered
 */
export async function writeSnapshot(
  store: Store,
  { entry, sections, unreadable }: SnapshotContent,
): Promise<{ rendered: number; total: number }> {
  if (!entry.host)
    throw new Error(
      'No host is released yet, so there is nothing to render pages with. Release the host first: npm run release:host',
    );
  const host = readHost(store, entry.host);
  const draft = store.newDraft();
  mkdirSync(draft);
  for (const link of ['s', 'host']) symlinkSync(join('..', '..', link), join(draft, link), 'junction');
  const navigation = sections.map(navigationOf);
  const routes = carriedOver(store, unreadable);
  const feeds = sectionFeeds(store, sections, entry.origin);
  const jobOf = renderJobs(host, navigation, entry.origin, feeds);
  let rendered = 0;
  const keep = async (source: PageSource): Promise<SnapshotRoute> => {
    const job = jobOf(source);
    const render = () => {
      rendered += 1;
      return renderPage(host, job);
    };
    const page = await keepPage(store, job.key, { render, quality: source.isEntry ? manyQuality : undefined });
    await letTimersRun();
    const { address, param, section } = source;
    return { address, param, section: section?.id ?? null, page, policy: job.input.policy };
  };
  // Several at once: one is rendered while others are compressed. All have ended before a failure is reported.
  const limit = pLimit(4);
  const sources = pageSources(store, host, sections);
  const kept = await Promise.allSettled(sources.map((page) => limit(() => keep(page))));
  for (const result of kept) {
    if (result.status === 'rejected') throw result.reason;
    routes.push(result.value);
  }
  const total = routes.length;
  routes.push(...(await keepRedirects(store, sources, entry.origin)));
  placePages(store, draft, routes);
  await writeCrawlerFiles(draft, entry.origin, routes);
  await writeFeeds(store, draft, { feeds, unreadable });
  await writeWithCopies(join(draft, 'routes.json'), routesText(routes));
  await writeWithCopies(join(draft, snapshotFiles.registry), registryText(entry, sections, unreadable));
  const dir = store.snapshotDir(entry.sequence);
  store.expectLive(entry.sequence - 1);
  rmSync(dir, { recursive: true, force: true });
  renameSync(draft, dir);
  return { rendered, total };
}

/** The lock of a release expires unless it is renewed, also while many pages are rendered. */
const letTimersRun = setImmediate;

/** Makes a snapshot live, in one atomic step. */
export function swapLive(store: Store, sequence: number): void {
  const next = `${store.live}.next`;
  rmSync(next, { force: true });
  symlinkSync(join('snapshots', String(sequence).padStart(6, '0')), next, 'junction');
  renameSync(next, store.live);
}

/** The pages of sections that only a newer checkout can render, as they are live now. */
function carriedOver(store: Store, unreadable: UnreadableRow[]): SnapshotRoute[] {
  const ids = unreadable.map(({ id }) => id);
  const live = ids.length > 0 ? (readRoutes(store.snapshotDir(store.liveSequence())) ?? []) : [];
  return live.filter(({ section }) => section !== null && ids.includes(section));
}

/** Without an origin there is no sitemap: the addresses in it must be absolute. */
async function writeCrawlerFiles(draft: string, origin: string | null, routes: SnapshotRoute[]): Promise<void> {
  await writeWithCopies(join(draft, snapshotFiles.robots), robotsText(origin));
  if (origin === null) return;
  const addresses = routes
    .filter(({ redirect }) => redirect === undefined)
    .map(({ address }) => address)
    .filter(isIndexed);
  await writeWithCopies(join(draft, snapshotFiles.sitemap), sitemapText(origin, addresses));
}

/**
 * Puts the pages at their addresses. A folder with nothing but a page is a link to the kept one, so that a snapshot of
 * hundreds of entries is made in a moment; other folders have links to its files.
 */
function placePages(store: Store, draft: string, routes: SnapshotRoute[]): void {
  const parents = new Set(routes.map(({ address }) => posix.dirname(address)));
  for (const { address, param, page } of routes) {
    if (address === notFoundAddress) linkFiles(store, page, join(draft, '404.html'));
    else
      for (const name of new Set([address, address.toLowerCase()])) {
        const folder = join(draft, name);
        if (param) linkFolder(store, page, join(folder, '_'));
        if (param || parents.has(address)) linkFiles(store, page, join(folder, 'index.html'));
        else linkFolder(store, page, folder);
      }
  }
}

function linkFiles(store: Store, page: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  for (const copy of copies) if (!existsSync(target + copy)) linkSync(pageFile(store, page) + copy, target + copy);
}

function linkFolder(store: Store, page: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  if (!existsSync(target)) symlinkSync(relative(dirname(target), join(store.pages, page)), target, 'junction');
}
