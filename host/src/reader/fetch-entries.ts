import type { NavigationSection, SearchEntry } from '@site/sdk/contract';
import type { SiteRegistry } from '../registry.ts';
import { fetchSearchFile } from '../search/fetch-search-file.ts';

/**
 * The entries of all sections, by their ids. A section whose data does not arrive is reported in the console and left out.
 * @throws the signal's reason when it was aborted
 */
export async function fetchEntries(
  registry: Pick<SiteRegistry, 'section'>,
  navigation: readonly NavigationSection[],
  signal: AbortSignal,
): Promise<Map<string, SearchEntry>> {
  const files = await Promise.allSettled(
    navigation.map(async ({ id }) => fetchSearchFile(await registry.section(id), signal)),
  );
  signal.throwIfAborted();
  for (const file of files) if (file.status === 'rejected') console.error(file.reason);
  const entries = files.flatMap((file) => (file.status === 'fulfilled' ? file.value.entries : []));
  return new Map(entries.map((entry) => [entry.id, entry]));
}
