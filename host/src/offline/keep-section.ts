import type { Section } from '@site/sdk/contract';
import { manifestName } from './addresses.ts';
import { fetchFile, type KeepingProgress, keepFiles } from './keep-files.ts';
import { findKept } from './kept-cache.ts';
import { allFiles, readVersion } from './section-version.ts';

/**
 * Keeps all files of a section. Its manifest is kept first: what was interrupted is then continued here, or by the next release.
 * @throws Error when a file does not arrive, or there is no room left
 */
export async function keepSection(
  cache: Cache,
  section: Section,
  onProgress: (progress: KeepingProgress) => void,
): Promise<void> {
  const address = section.base + manifestName;
  const manifest = (await findKept(cache, address)) ?? (await fetchFile(address));
  const version = await readVersion(section, manifest.clone());
  await cache.put(address, manifest);
  await keepFiles(cache, allFiles(version), { onProgress });
}
