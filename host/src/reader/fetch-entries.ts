import type { NavigationSection, SearchEntry } from '@site/sdk/contract';
import type { SiteRegistry } from '../registry.ts';
import { fetchSearchFile } from '../search/fetch-search-file.ts';

/** The entries of all sections, by their ids. */
export interface SiteEntries {
  entries: ReadonlyMap<string, SearchEntry>;
  /** Whether all sections have answered. */
  isComplete: boolean;
}

/**
 * Fetches the entries of all sections. A section whose data does not arrive is reported in the console and left out.
 * @throws the signal's reason when it was aborted
 */
export async function fetchEntries(
  registry: Pick<SiteRegistry, 'section'>,
  navigation: readonly NavigationSection[],
  signal: AbortSignal,
): Promise<SiteEntries> {
  const files = await Promise.allSettled(
    navigation.map(async ({ id }) => fetchSearchFile(await registry.section(id), signal)),
  );
  signal.throwIfAborted();
  const failed = files.filter((file) => file.status === 'rejected');
  for (const { reason } of failed) console.error(reason);
  const entries = files.flatMap((file) => (file.status === 'fulfilled' ? file.value.entries : []));
  return { entries: new Map(entries.map((entry) => [entry.id, entry])), isComplete: failed.length === 0 };
}
