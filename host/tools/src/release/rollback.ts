import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest, sectionOf } from '@site/sdk/contract';
import { readState, versionIn } from './ledger.ts';
import { type Candidate, type Published, publish } from './publish.ts';
import type { Store } from './store.ts';

/**
 * Puts an earlier version of a section (or of `host`) live again, without a build.
 * @param version which one; without it, the one that was live before the current one
 * @throws Error when there is no such version
 */
export function rollback(store: Store, id: string, version?: string): Promise<Published> {
  const target = version ?? previousVersion(store, id);
  if (!store.has(id, target)) {
    throw new Error(
      `There is no version ${target} of "${id}" in ${store.dir}. "npm run releases" lists those that there are.`,
    );
  }
  return publish(store, 'rollback', [candidate(store, id, target)]);
}

function candidate(store: Store, id: string, version: string): Candidate {
  if (id === 'host') return { id, version, section: null };
  const path = join(store.sectionDir(id, version), 'section.json');
  const manifest = parseManifest(JSON.parse(readFileSync(path, 'utf8')), path);
  return { id, version, section: sectionOf(manifest, `/s/${id}/${version}/`) };
}

/**
 * The version that a rollback without a name goes to: the newest release of the subject before the one that is live, so that
 * several rollbacks in a row go further back instead of to and fro.
 */
function previousVersion(store: Store, id: string): string {
  const history = releasedVersions(store, id);
  const live = versionIn(readState(store), id);
  const at = history.lastIndexOf(live ?? '');
  const previous = history[at - 1];
  if (at < 1 || !previous)
    throw new Error(`"${id}" has no version before the one that is live, so there is nothing to go back to.`);
  return previous;
}

/** The versions of a subject in the order of their release, rollbacks left out. */
function releasedVersions(store: Store, id: string): string[] {
  const versions = store
    .sequences()
    .reverse()
    .map((sequence) => readState(store, sequence))
    .filter(({ entry }) => entry.action === 'release' && entry.subjects.includes(id))
    .map((state) => versionIn(state, id));
  return versions.filter((version): version is string => version !== null);
}
