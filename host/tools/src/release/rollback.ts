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
export async function rollback(store: Store, id: string, version?: string): Promise<Published> {
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

/** The version that a rollback without a version goes to: the one that was live before the current one. */
function previousVersion(store: Store, id: string): string {
  const previous = lineOf(store, id).at(-2);
  if (previous) return previous;
  throw new Error(`"${id}" has no version before the one that is live, so there is nothing to go back to.`);
}

/**
 * The versions that lead to the live one, which is the last. A rollback removes those that it goes back past, so that the
 * next one goes further back instead of back and forth, and never to an abandoned version.
 */
function lineOf(store: Store, id: string): string[] {
  const line: string[] = [];
  for (const sequence of store.sequences().reverse()) {
    const state = readState(store, sequence);
    const version = versionIn(state, id);
    if (!version || !state.entry.subjects.includes(id)) continue;
    const at = state.entry.action === 'rollback' ? line.lastIndexOf(version) : -1;
    if (at < 0) line.push(version);
    else line.splice(at + 1);
  }
  return line;
}
