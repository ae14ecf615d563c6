import { EntrySource } from '@site/learning/entry-source';
import { type LiveItem, loadLiveItems } from '@site/learning/live-items';

/** An entry that can be asked, and its answer. */
export interface CatalogEntry extends LiveItem {
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
  const { items, missing } = await loadLiveItems(signal);
  const sources = new Map<string, EntrySource>();
  const sourceOf = ({ base, page }: LiveItem) => {
    const source = sources.get(base + page) ?? new EntrySource(base, page);
    sources.set(base + page, source);
    return source;
  };
  const entries = items.map((item) => {
    const slug = item.address.slice(item.address.lastIndexOf('/') + 1);
    return [item.id, { ...item, fetchAnswer: () => sourceOf(item).answer(slug) }] as const;
  });
  return { entries: new Map(entries), missing };
}
