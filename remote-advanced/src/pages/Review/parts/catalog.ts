import { EntrySource } from '@site/learning/entry-source';
import { entryIn, type Item, matchRoute, parseItems, parseRegistry, type Section } from '@site/sdk/contract';
import { fetchJson } from '@site/sdk/remote-data';

/** An entry that can be asked: its data, the section it is of, and where its answer is. */
export interface CatalogEntry extends Omit<Item, 'text'> {
  sectionTitle: string;
  /** @throws Error when it does not arrive */
  fetchAnswer: () => Promise<string>;
}

/** The entries of the live sections, by their ids, and the titles of the sections that did not answer. */
export interface Catalog {
  entries: ReadonlyMap<string, CatalogEntry>;
  missing: string[];
}

/**
 * Reads what all live sections have published.
 * @throws RemoteDataError when the list of sections does not arrive; the signal's reason when it was aborted
 */
export async function fetchCatalog(signal: AbortSignal): Promise<Catalog> {
  const sections = await fetchJson(
    '/registry.json',
    (json) => parseRegistry(json, '/registry.json').registry.sections,
    signal,
  );
  const results = await Promise.allSettled(sections.map((section) => fetchEntries(section, signal)));
  signal.throwIfAborted();
  const entries = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    missing: sections.filter((_, index) => results[index]?.status === 'rejected').map(({ title }) => title),
  };
}

async function fetchEntries(section: Section, signal: AbortSignal): Promise<CatalogEntry[]> {
  if (!section.items) return [];
  const address = section.base + section.items;
  const items = await fetchJson(address, (json) => parseItems(json, address), signal);
  const sources = new Map(section.pages.map(({ name }) => [name, new EntrySource(section.base, name)]));
  return items.flatMap(({ text: _words, ...item }) => {
    const page = matchRoute(section.pages, item.address);
    const slug = page && entryIn(page, item.address);
    const source = page && sources.get(page.name);
    return slug && source ? { ...item, sectionTitle: section.title, fetchAnswer: () => source.answer(slug) } : [];
  });
}
