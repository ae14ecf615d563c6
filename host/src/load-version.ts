import { parseManifest, type Section, sectionOf } from '@site/sdk/contract';
import { sectionTimeLimit } from '@site/sdk/site';

/** A version of a section that cannot be had; the message is meant for the reader. */
export class VersionError extends Error {}

/** A version that is not in the store, or no longer. */
export class MissingVersion extends VersionError {}

/**
 * A version of a section, live or not, as the registry would name it.
 * @throws MissingVersion when it is not in the store
 * @throws VersionError when the server answers with an error
 * @throws Error when it does not arrive in time, or is for another contract
 */
export async function loadVersion(id: string, version: string): Promise<Section> {
  const base = `/s/${id}/${version}/`;
  const address = `${base}section.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(sectionTimeLimit) });
  if (response.status === 404) throw new MissingVersion('There is no such version here.');
  if (!response.ok) throw new VersionError(`The server answered ${response.status}.`);
  return sectionOf(parseManifest(await response.json(), address), base);
}
