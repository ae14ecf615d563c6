import { parseSearchFile, parseSearchTexts, type SearchFile, type Section } from '@site/sdk/contract';
import { fetchJson } from '@site/sdk/remote-data';

/**
 * Fetches the entries of a section, by which they can be found at once. Sections from before have no such file: their pages are found,
 * and nothing else.
 * @throws RemoteDataError when it does not arrive or has another shape; the signal's reason when it was aborted
 */
export async function fetchSearchFile({ base, search }: Section, signal: AbortSignal): Promise<SearchFile> {
  if (search === undefined) return { entries: [], pages: [] };
  const address = base + search;
  return fetchJson(address, (json) => parseSearchFile(json, address), signal);
}

/**
 * Fetches what else is searched in a section. In sections from before, the file of the entries holds it.
 * @param titles the entries
 * @returns everything that readers can find in the section
 * @throws RemoteDataError when it does not arrive or has another shape; the signal's reason when it was aborted
 */
export async function fetchSearchTexts(
  { base, searchTexts }: Section,
  titles: SearchFile,
  signal: AbortSignal,
): Promise<SearchFile> {
  if (searchTexts === undefined) return titles;
  const address = base + searchTexts;
  return fetchJson(address, (json) => parseSearchTexts(json, titles, address), signal);
}
