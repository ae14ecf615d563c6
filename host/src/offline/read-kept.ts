import { entryRoot, orderedPages, type Page, parseSearchFile, type Section } from '@site/sdk/contract';
import { labelOf } from '../page-order.ts';
import type { KeepingProgress } from './keep-files.ts';
import { findKept, keptPaths, keptSnapshot, openKept } from './kept-cache.ts';
import { keptEntries, pageFiles } from './page-files.ts';
import { allFiles, wholeVersion } from './section-version.ts';

export interface KeptLink {
  address: string;
  title: string;
}

/** A page of which something can be opened without a connection: itself, entries of it, or both. */
export interface KeptPage extends KeptLink {
  isKept: boolean;
  entries: KeptLink[];
}

export interface KeptSection {
  section: Section;
  /** How much of it is kept, if all of it is to be; null where only visited pages are. */
  whole: KeepingProgress | null;
  pages: KeptPage[];
}

export interface Kept {
  /** When that went live, as an ISO timestamp. */
  at: string;
  sections: KeptSection[];
  /** What the whole site takes on this device, with the reader's own data; null where the browser does not say it. */
  bytes: number | null;
}

/** Reads what is kept of each section; null while nothing is to be kept. */
export async function readKept(): Promise<Kept | null> {
  const cache = await openKept();
  const snapshot = cache && (await keptSnapshot(cache));
  if (!snapshot) return null;
  const kept = await keptPaths(cache);
  const sections = await Promise.all(
    snapshot.sections.map(async (section) => ({
      section,
      whole: await wholeProgress(cache, section, kept),
      pages: await pagesOf(cache, section, kept),
    })),
  );
  return { at: snapshot.at, sections, bytes: (await navigator.storage?.estimate())?.usage ?? null };
}

async function wholeProgress(cache: Cache, section: Section, kept: ReadonlySet<string>) {
  const version = await wholeVersion(cache, section);
  if (!version) return null;
  const files = allFiles(version);
  return { kept: files.filter((file) => kept.has(file)).length, total: files.length };
}

async function pagesOf(cache: Cache, section: Section, kept: ReadonlySet<string>): Promise<KeptPage[]> {
  const titles = await entryTitles(cache, section);
  const isShown = (page: Page, entry?: string) => pageFiles(section, page, entry).every((file) => kept.has(file));
  const inOrder = orderedPages(section).flatMap(({ address }) =>
    section.pages.filter((page) => page.address === address),
  );
  const pages = inOrder.map((page) => ({
    address: page.address,
    title: labelOf(page),
    isKept: isShown(page),
    entries: keptEntries(section, page, kept)
      .filter((entry) => isShown(page, entry))
      .map((entry) => `${entryRoot(page)}/${entry}`)
      .map((address) => ({ address, title: titles.get(address) ?? address })),
  }));
  return pages.filter(({ isKept, entries }) => isKept || entries.length > 0);
}

/** The titles of a section's entries by their addresses, as far as the search has them. */
async function entryTitles(cache: Cache, { base, search }: Section): Promise<Map<string, string>> {
  const file = search && (await findKept(cache, base + search));
  if (!file) return new Map();
  const { entries } = parseSearchFile(await file.json(), base + search);
  return new Map(entries.map(({ address, title }) => [address, title]));
}
