import { formatList } from '@site/learning/format';
import { notify } from '@site/sdk/reader-data';
import { registryAddress } from '@site/sdk/site';
import { folderOf } from './offline/addresses.ts';
import { parseSnapshot } from './offline/snapshot.ts';
import { pageDataId, type SiteRegistry } from './registry.ts';

/**
 * Asks what is live, and tells the reader which parts of this tab are older. The tab keeps them. Where pages are kept for offline use,
 * the service worker sees the answer, too, and fetches the new versions.
 * @throws Error when the registry does not arrive, or cannot be read
 */
export async function tellReleases(registry: SiteRegistry): Promise<void> {
  const response = await fetch(registryAddress, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${registryAddress} answered ${response.status}.`);
  const { sections, hostBase } = parseSnapshot(await response.text());
  const newer = sections.filter(({ id, version }) => (registry.inUse(id)?.version ?? version) !== version);
  const names = newer.map(({ title }) => title);
  const own = ownHostBase();
  if (own !== null && own !== hostBase) names.push('the site itself');
  if (names.length === 0) return;
  notify(
    `There is a new release of ${formatList(names)}. This tab keeps the one that it began with; reload the page for the new one.`,
  );
}

/** The folder of the host's version in this tab; null in development. */
function ownHostBase(): string | null {
  const entry = document.getElementById(pageDataId)?.dataset.entry;
  return entry ? folderOf(entry) : null;
}
