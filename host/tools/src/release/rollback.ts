import type { Section } from '@site/sdk/contract';
import { versionDamage } from './damage/version-damage.ts';
import { readHistory, readSection, readState, versionIn } from './ledger.ts';
import { type Published, publish } from './publish.ts';
import type { Candidate } from './stage.ts';
import type { Store } from './store.ts';

/**
 * Puts an earlier version of a section (or of `host`) live again, without a build.
 * @param version which one; without it, the one that was live before the current one
 * @throws Error when there is no such version
 */
export async function rollback(store: Store, id: string, version?: string): Promise<Published> {
  return publish(store, 'rollback', [earlier(store, id, version)]);
}

/** Puts the versions of several live again that were live before the current ones, in one step. @throws Error when one has none */
export async function rollbackAll(store: Store, ids: string[]): Promise<Published> {
  return publish(
    store,
    'rollback',
    ids.map((id) => earlier(store, id)),
  );
}

function earlier(store: Store, id: string, version?: string): Candidate {
  const target = version ?? previousVersion(store, id);
  if (target === null) throw new Error(nothingToGoBackTo(store, id));
  if (!store.has(id, target)) throw new Error(noSuchVersion(store, id, target));
  const [damage] = versionDamage(store, id, target);
  if (damage)
    throw new Error(`${damage.path} ${damage.problem}, so nothing was rolled back. "site repair" mends what it can.`);
  const section = id === 'host' ? null : { ...readSection(store, id, target), ...versionBefore(store, id, target) };
  return { id, version: target, section };
}

function noSuchVersion(store: Store, id: string, version: string): string {
  const parts = ['host', ...readState(store).sections.map((section) => section.id)];
  if (parts.includes(version)) {
    const command = version === 'host' ? 'npm run rollback:host' : `npm run rollback -w remote-${version}`;
    return `"${version}" is not a version of "${id}". To roll ${version} back, run: ${command}`;
  }
  return `There is no version ${version} of "${id}" in ${store.dir}. "npm run releases" lists those that there are.`;
}

function nothingToGoBackTo(store: Store, id: string): string {
  const live = readState(store);
  if (live.entry.sequence === 0)
    return `Nothing is released in ${store.dir} yet, so there is nothing to go back to. "npm start" releases everything.`;
  if (versionIn(live, id) === null)
    return `"${id}" was never live in ${store.dir}, so there is nothing to go back to. "npm run releases" lists what was.`;
  const before = `"${id}" has no version before the one that is live, so there is nothing to go back to.`;
  return id === 'host' ? before : `${before} "site retire" takes a section out of the site.`;
}

/**
 * The version that a rollback without a version goes to: the one that was live before the current one, or last, if the section was
 * retired; null if none was.
 */
export function previousVersion(store: Store, id: string): string | null {
  const isLive = versionIn(readState(store), id) !== null;
  return lineOf(store, id).at(isLive ? -2 : -1) ?? null;
}

function versionBefore(store: Store, id: string, target: string): Pick<Section, 'previous'> {
  const line = lineOf(store, id);
  const version = line[line.lastIndexOf(target) - 1];
  return version ? { previous: version } : {};
}

/**
 * The versions that lead to the live one, which is the last. A rollback removes those that it goes back past, so that the
 * next one goes further back instead of back and forth, and never to an abandoned version.
 */
function lineOf(store: Store, id: string): string[] {
  const line: string[] = [];
  for (const { state } of readHistory(store).reverse()) {
    const version = state && versionIn(state, id);
    if (!version || !state.entry.subjects.includes(id)) continue;
    const at = state.entry.action === 'rollback' ? line.lastIndexOf(version) : -1;
    if (at < 0) line.push(version);
    else line.splice(at + 1);
  }
  return line;
}
