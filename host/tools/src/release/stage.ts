import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Section, sectionOf } from '@site/sdk/contract';
import { copyVersion } from './copy-version.ts';
import { versionDirs } from './kept-versions.ts';
import { sharedAddress, shareFiles } from './shared-files.ts';
import type { Store } from './store.ts';
import { validateHost, validateSection } from './validate.ts';
import { versionDamage } from './version-damage.ts';

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
  removeDamaged(store, id, version);
  await copyVersion(store, dir, store.sectionDir(id, version));
  shareFiles(store, manifest);
  return { id, version, section: sectionOf(manifest, `/s/${id}/${version}/`, sharedAddress(store, manifest)) };
}

/** The same for the host. */
export async function stageHost(store: Store, dir: string): Promise<Candidate> {
  const { version } = validateHost(dir);
  removeDamaged(store, 'host', version);
  await copyVersion(store, join(dir, 'public'), store.hostDir(version));
  await copyVersion(store, join(dir, 'private'), store.hostPrivateDir(version), join(dir, 'host.json'));
  return { id: 'host', version, section: null };
}

/** A version with damaged files is copied again, completely. */
function removeDamaged(store: Store, id: string, version: string): void {
  if (!store.has(id, version) || versionDamage(store, id, version).length === 0) return;
  for (const dir of versionDirs(store, id, version)) rmSync(dir, { recursive: true, force: true });
}
