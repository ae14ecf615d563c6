import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { navigationOf, type Section } from '@site/sdk/contract';
import pLimit from 'p-limit';
import { appManifestText } from './app-manifest.ts';
import { manyPagesQuality, manyQuality } from './compress.ts';
import { commitSnapshot } from './go-live.ts';
import { type LedgerEntry, registryText, type UnreadableRow } from './ledger.ts';
import { robotsText, sitemapText } from './pages/crawler-files.ts';
import { hostPageSources, isIndexed, type PageSource, sectionPageSources } from './pages/page-source.ts';
import { keepPage, writeWithCopies } from './pages/page-store.ts';
import { linkVersions, placePages } from './pages/place-pages.ts';
import { keepRedirects } from './pages/redirects.ts';
import { type ReleasedHost, readHost } from './pages/released-host.ts';
import { renderJobs, renderPage } from './pages/render-page.ts';
import { sectionFeeds, writeFeeds } from './pages/section-feeds.ts';
import { readRoutes, routesText, type SnapshotRoute } from './pages/snapshot-routes.ts';
import { releasesText } from './releases-file.ts';
import { snapshotFiles } from './snapshot-files.ts';
import type { Store } from './store.ts';

/** What is live together. */
export interface SnapshotContent {
  entry: LedgerEntry;
  sections: Section[];
  /** Rows of the registry that this checkout cannot read; they and their pages stay as they are. */
  unreadable: UnreadableRow[];
}

/** What {@link writeSnapshot} did. */
export interface WrittenSnapshot {
  /** How many pages had to be rendered, of how many. */
  rendered: number;
  total: number;
  /** Damaged files of sections that this release is not about: their pages stay as they are live. */
  problems: string[];
  /** The pages that were made or found for it. */
  pages: string[];
}

/**
 * Writes a snapshot and gives it its number. Nothing is live until {@link goLive}.
 * @throws OvertakenError when another release has its number
 * @throws Error when a page that the release is about cannot be rendered
 */
export function writeSnapshot(store: Store, content: SnapshotContent): Promise<WrittenSnapshot> {
  return withSnapshotDraft(store, content, async (draft, written) => {
    commitSnapshot(store, draft, content.entry.sequence);
    return written;
  });
}

/**
 * Writes what a snapshot consists of into a draft: every page of every section within the host, the host's own pages, the files
 * for crawlers, the feeds and the registry. A page whose inputs have not changed is the same file, and is not rendered again.
 * @param use the draft is removed afterwards, unless it was moved away
 * @throws Error when a page that the release is about cannot be rendered
 */
export async function withSnapshotDraft<Result>(
  store: Store,
  content: SnapshotContent,
  use: (draft: string, written: WrittenSnapshot) => Promise<Result>,
): Promise<Result> {
  const { entry, sections, unreadable } = content;
  if (!entry.host)
    throw new Error(
      'No host is released yet, so there is nothing to render pages with. Release the host first: npm run release:host',
    );
  const host = readHost(store, entry.host);
  const { routes, sources, staying, problems, rendered, feeds } = await renderSections(store, host, content);
  const total = routes.length;
  const kept = [...unreadable.map(({ id }) => id), ...staying];
  routes.push(...(await keepRedirects(store, sources, entry.origin)));
  const pages = routes.map(({ page }) => page);
  routes.push(...carriedOver(store, kept));
  return store.withDraft(async (draft) => {
    linkVersions(draft);
    placePages(store, draft, routes);
    await writeCrawlerFiles(draft, entry.origin, routes);
    await writeHostFiles(host, draft);
    await writeFeeds(store, draft, { feeds, kept });
    await Promise.all([
      writeWithCopies(join(draft, 'routes.json'), routesText(routes)),
      writeWithCopies(join(draft, snapshotFiles.releases), releasesText(store, content)),
      writeWithCopies(join(draft, snapshotFiles.registry), registryText(entry, sections, unreadable)),
    ]);
    return use(draft, { rendered, total, problems, pages });
  });
}

/** Renders the pages of host and sections. A section that a release is not about, and that is damaged, stays as it is live. */
async function renderSections(store: Store, host: ReleasedHost, { entry, sections }: SnapshotContent) {
  const problems: string[] = [];
  const staying = new Set<string>();
  const mayStay = (section: Section | null) =>
    section !== null && !entry.subjects.includes(section.id) && !entry.subjects.includes('host');
  const stay = (section: Section | null, error: unknown) => {
    if (section === null || !mayStay(section)) throw error;
    staying.add(section.id);
    problems.push(error instanceof Error ? error.message : String(error));
  };
  const sectionSources = sections.map((section) => {
    try {
      return sectionPageSources(store, host, section);
    } catch (error) {
      stay(section, error);
      return [];
    }
  });
  const readable = sections.filter(({ id }) => !staying.has(id));
  const feeds = sectionFeeds(store, readable, entry.origin);
  const jobOf = renderJobs(host, sections.map(navigationOf), entry.origin, feeds);
  let rendered = 0;
  const keep = async (source: PageSource): Promise<SnapshotRoute> => {
    const job = jobOf(source);
    const render = () => {
      rendered += 1;
      return renderPage(host, job);
    };
    const page = await keepPage(store, job.key, { render, quality: source.isEntry ? manyQuality : qualityOfPages });
    await letTimersRun();
    const { address, param, section } = source;
    return { address, param, section: section?.id ?? null, page, policy: job.input.policy };
  };
  // Several at once: one is rendered while others are compressed. All have ended before a failure is reported.
  const limit = pLimit(4);
  const all = [...hostPageSources(host), ...sectionSources.flat()];
  const qualityOfPages = all.filter(({ isEntry }) => !isEntry).length > fewPages ? manyPagesQuality : undefined;
  const results = await Promise.allSettled(all.map((page) => limit(() => keep(page))));
  for (const [index, result] of results.entries())
    if (result.status === 'rejected') stay(all[index]?.section ?? null, result.reason);
  const isRendered = (id: string | null | undefined) => !id || !staying.has(id);
  const routes = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  return {
    ...{ problems, staying, rendered, feeds },
    routes: routes.filter(({ section }) => isRendered(section)),
    sources: all.filter(({ section }) => isRendered(section?.id)),
  };
}

/** Up to this number, pages are compressed better than when there are more. Their entries do not count. */
const fewPages = 100;

/** The lock of a release expires unless it is renewed, also while many pages are rendered. */
const letTimersRun = setImmediate;

/** The pages of sections that cannot be rendered by this checkout, or are damaged, as they are live now. */
function carriedOver(store: Store, ids: string[]): SnapshotRoute[] {
  const live = ids.length > 0 ? (readRoutes(store.snapshotDir(store.liveSequence())) ?? []) : [];
  return live.filter(({ section }) => section !== null && ids.includes(section));
}

/** Writes what a host has at the top of the site; hosts from before have less of it. */
export async function writeHostFiles(host: ReleasedHost, draft: string): Promise<void> {
  const { favicon, serviceWorker, appManifest } = snapshotFiles;
  if (existsSync(join(host.dir, favicon))) copyFileSync(join(host.dir, favicon), join(draft, favicon));
  const worker = join(host.dir, serviceWorker);
  if (existsSync(worker)) await writeWithCopies(join(draft, serviceWorker), readFileSync(worker, 'utf8'));
  await writeWithCopies(join(draft, appManifest), appManifestText(host));
}

/** Without an origin there is no sitemap: the addresses in it must be absolute. */
export async function writeCrawlerFiles(draft: string, origin: string | null, routes: SnapshotRoute[]): Promise<void> {
  await writeWithCopies(join(draft, snapshotFiles.robots), robotsText(origin));
  if (origin === null) return;
  const addresses = routes
    .filter(({ redirect }) => redirect === undefined)
    .map(({ address }) => address)
    .filter(isIndexed);
  await writeWithCopies(join(draft, snapshotFiles.sitemap), sitemapText(origin, addresses));
}
