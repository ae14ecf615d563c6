import { join } from 'node:path';
import { type Section, sectionOf } from '@site/sdk/contract';
import { copyVersion } from './copy-version.ts';
import { versionDamage } from './damage/version-damage.ts';
import { presentDirs } from './kept-versions.ts';
import { sharedAddress, shareFiles } from './shared-files.ts';
import type { Store } from './store.ts';
import { validateHost, validateSection } from './validate.ts';

/** Something built and checked whose files are in the store, but which is not live yet. */
export type Candidate = { id: string; version: string; section: Section | null };

/**
 * Checks a built section and copies its files to the store.
 * @param dir the folder with `section.json`
 * @throws Error when the section must not be released
 */
export async function stageSection(store: Store, dir: string): Promise<Candidate> {
  const manifest = validateSection(dir);
  const { id, version } = manifest;
  const replace = isDamaged(store, id, version);
  await copyVersion(store, dir, store.sectionDir(id, version), { replace });
  shareFiles(store, manifest);
  return { id, version, section: sectionOf(manifest, `/s/${id}/${version}/`, sharedAddress(store, manifest)) };
}

/** The same for the host. */
export async function stageHost(store: Store, dir: string): Promise<Candidate> {
  const { version } = validateHost(dir);
  const replace = isDamaged(store, 'host', version);
  await copyVersion(store, join(dir, 'public'), store.hostDir(version), { replace });
  await copyVersion(store, join(dir, 'private'), store.hostPrivateDir(version), {
    replace,
    files: [join(dir, 'host.json')],
  });
  return { id: 'host', version, section: null };
}

/** A version with damaged files, or of which a part is lost, is copied again, completely. */
function isDamaged(store: Store, id: string, version: string): boolean {
  return presentDirs(store, { id, version }).length > 0 && versionDamage(store, id, version).length > 0;
}
