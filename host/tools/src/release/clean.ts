import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { listFiles } from './files.ts';
import { finishInterrupted } from './go-live.ts';
import { readState } from './ledger.ts';
import { withLock } from './lock.ts';
import { previousVersion } from './rollback.ts';
import { hasPages } from './snapshot-damage.ts';
import { readRoutes } from './snapshot-routes.ts';
import type { Store } from './store.ts';
import { keptVersions } from './store-damage.ts';

/** Days for which a snapshot that was live is kept, with all that a tab opened then may ask for. */
const retentionDays = 30;

/** A command that is under way may use what it has just written, in milliseconds. */
const recent = 3_600_000;

/** A folder or file of the store that nothing needs any more. */
export interface Leftover {
  path: string;
  bytes: number;
}

/**
 * Finds what a store does not need: drafts of commands that were killed; snapshots that were not live within the retention, except
 * for their entry in the ledger; and the versions and pages that no other snapshot names. The version that a rollback goes
 * to is always kept.
 * @param days the retention
 * @param remove whether to remove it, too
 * @throws Error when the registry of a snapshot that is kept is damaged
 */
export function cleanStore(store: Store, { days = retentionDays, remove = false } = {}): Promise<Leftover[]> {
  return withLock(store, async () => {
    finishInterrupted(store);
    const leftovers = findLeftovers(store, days);
    if (remove) for (const { path } of leftovers) rmSync(path, { recursive: true, force: true });
    return leftovers;
  });
}

/** In an order in which a command that is killed leaves no snapshot that names what is gone. */
function findLeftovers(store: Store, days: number): Leftover[] {
  const kept = liveWithin(store, days).filter((sequence) => hasPages(store, sequence));
  const named = new Set(kept.flatMap((sequence) => namedVersions(store, sequence)));
  for (const name of rollbackVersions(store)) named.add(name);
  const pages = new Set(
    kept.flatMap((sequence) => readRoutes(store.snapshotDir(sequence)) ?? []).map(({ page }) => page),
  );
  const old = store.sequences().filter((sequence) => !kept.includes(sequence) && hasPages(store, sequence));
  const paths = [
    ...old.flatMap((sequence) => partsOf(store.snapshotDir(sequence))),
    ...keptVersions(store)
      .filter(({ id, version }) => !named.has(`${id} ${version}`))
      .flatMap(({ id, version }) =>
        id === 'host' ? [store.hostDir(version), store.hostPrivateDir(version)] : [store.sectionDir(id, version)],
      )
      .filter(isOld),
    ...readdirSync(store.pages)
      .filter((name) => !pages.has(pageOf(store, name)))
      .map((name) => join(store.pages, name))
      .filter(isOld),
    ...readdirSync(store.drafts)
      .map((name) => join(store.drafts, name))
      .filter(isOld),
  ];
  return paths.map((path) => ({ path, bytes: bytesOf(path) }));
}

/**
 * The snapshots that were live within the retention, the newest first.
 * @param newest the live one, where that is not the store's own
 */
export function liveWithin(store: Store, days: number, newest = Number.POSITIVE_INFINITY): number[] {
  const since = Date.now() - days * 86_400_000;
  const sequences = store.sequences().filter((sequence) => sequence <= newest);
  const replacedAt = (index: number) => Date.parse(readState(store, sequences[index - 1]).entry.at);
  return sequences.filter((_sequence, index) => index === 0 || replacedAt(index) >= since);
}

const namedRow = v.object({ id: v.string(), version: v.string() });

/** What a snapshot names, each as `id version`. */
export function namedVersions(store: Store, sequence: number): string[] {
  const { entry, sections, unreadable } = readState(store, sequence);
  const rows = [...sections, ...unreadable.map(({ row }) => v.parse(namedRow, row))];
  return [`host ${entry.host}`, ...rows.map(({ id, version }) => `${id} ${version}`)];
}

/** What rollbacks of the live snapshot go to, each as `id version`. */
export function rollbackVersions(store: Store): string[] {
  const ids = ['host', ...readState(store).sections.map(({ id }) => id)];
  return ids.map((id) => `${id} ${previousVersion(store, id)}`);
}

/** What a snapshot has besides its entry in the ledger, first the file without which it has no pages. */
function partsOf(dir: string): string[] {
  const names = readdirSync(dir).filter((name) => name !== 'registry.json' && name !== 'routes.json');
  return ['routes.json', ...names].map((name) => join(dir, name));
}

/** The page that an entry of `pages/` is, or notes. */
function pageOf(store: Store, name: string): string {
  return name.endsWith('.key') ? readFileSync(join(store.pages, name), 'utf8') : name;
}

function isOld(path: string): boolean {
  return existsSync(path) && statSync(path).mtimeMs < Date.now() - recent;
}

function bytesOf(path: string): number {
  // Links cost nothing, and what they lead to is counted where it is.
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.isFile() && stat.nlink === 1 ? stat.size : 0;
  return listFiles(path).reduce((sum, file) => sum + statSync(join(path, file)).size, 0);
}
