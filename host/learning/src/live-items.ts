import { type Item, pageOfItem, parseItems, parseRegistry, type Section } from '@site/sdk/contract';
import { fetchJson } from '@site/sdk/remote-data';
import { registryAddress } from '@site/sdk/site';

/** An entry of a live section, and where its parts are. */
export interface LiveItem extends Omit<Item, 'text'> {
  /** The id of its section. */
  section: string;
  sectionTitle: string;
  /** The address of the section's release. */
  base: string;
  /** The name of its page's folder. */
  page: string;
  pageTitle: string;
}

/** The entries of all live sections that could be loaded, and the titles of those that could not. */
export interface LiveItems {
  items: LiveItem[];
  missing: string[];
}

/**
 * Loads the entries of all live sections as data. A section whose entries do not arrive is left out and named.
 * @throws RemoteDataError when the list of sections does not arrive; the signal's reason when it was aborted
 */
export async function loadLiveItems(signal: AbortSignal): Promise<LiveItems> {
  const check = (json: unknown) => parseRegistry(json, registryAddress).registry.sections;
  const sections = await fetchJson(registryAddress, check, signal);
  const withItems = sections.filter(({ items }) => items !== undefined);
  const loaded = await Promise.allSettled(withItems.map((section) => itemsOf(section, signal)));
  signal.throwIfAborted();
  return {
    items: loaded.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    missing: withItems.filter((_, index) => loaded[index]?.status === 'rejected').map(({ title }) => title),
  };
}

async function itemsOf({ id, title, base, items, pages }: Section, signal: AbortSignal): Promise<LiveItem[]> {
  const address = base + items;
  const all = await fetchJson(address, (json) => parseItems(json, address), signal);
  return all.flatMap(({ text: _words, ...item }) => {
    const page = pages.find((one) => one.address === pageOfItem(item));
    return page ? [{ ...item, section: id, sectionTitle: title, base, page: page.name, pageTitle: page.title }] : [];
  });
}
