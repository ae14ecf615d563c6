import { parseReleases, type ReleasesFile } from '@site/sdk/contract';
import { fetchJson } from '@site/sdk/remote-data';

/** Where each snapshot has the latest releases. */
export const releasesAddress = '/releases.json';

/** @throws RemoteDataError when the list does not arrive, or has another shape */
export function loadReleases(signal: AbortSignal): Promise<ReleasesFile> {
  return fetchJson(releasesAddress, (json) => parseReleases(json, releasesAddress), signal);
}
