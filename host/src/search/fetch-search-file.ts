import { parseSearchFile, type SearchFile, type Section } from '@site/sdk/contract';
import { fetchJson } from '@site/sdk/remote-data';

/**
 * Fetches what readers can find in a section. Sections from before have no such file: their pages are found, and nothing else.
 * @throws RemoteDataError when it does not arrive or has another shape; the signal's reason when it was aborted
 */
export async function fetchSearchFile({ base, search }: Section, signal: AbortSignal): Promise<SearchFile> {
  if (search === undefined) return { entries: [], pages: [] };
  const address = base + search;
  return fetchJson(address, (json) => parseSearchFile(json, address), signal);
}
