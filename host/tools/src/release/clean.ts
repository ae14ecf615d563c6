import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { manifestsOf, unusedFiles } from './damage/shared-damage.ts';
import { hasPages, signsOfPages } from './damage/snapshot-damage.ts';
import { listFiles } from './files.ts';
import { finishInterrupted } from './go-live.ts';
import { keptVersions, type NamedVersion, presentDirs } from './kept-versions.ts';
import { readState } from './ledger.ts';
import { withLock } from './lock.ts';
import { readRoutes } from './pages/snapshot-routes.ts';
import { previousVersion } from './rollback.ts';
import type { Store } from './store.ts';

/** Days for which a snapshot that was live is kept, with all that a tab opened then may ask for. */
const retentionDays = 30;

/** A command that is under way may use what it has just written, in milliseconds. */
const recent = 3_600_000;

/** A folder or file of the store that nothing needs anymore. */
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
 * @throws Error when the registry of a snapshot that is kept is damaged or lost
 */
export function cleanStore(store: Store, { days = retentionDays, remove = false } = {}): Promise<Leftover[]> {
  return withLock(store, async () => {
    finishInterrupted(store);
    const leftovers = findLeftovers(store, days);
    if (remove) for (const { path } of leftovers) removeAtOnce(store, path);
    return leftovers;
  });
}

/** In an order in which a command that is killed leaves no snapshot that names what is gone. */
function findLeftovers(store: Store, days: number): Leftover[] {
  const liveSince = (sequence: number) => Date.parse(readState(store, sequence).entry.at);
  const kept = liveWithin(store.liveSequence(), days, liveSince);
  const versions = [...kept.flatMap((sequence) => namedVersions(store, sequence)), ...rollbackVersions(store)];
  const named = new Set(versions.map(({ id, version }) => `${id} ${version}`));
  const pages = new Set(kept.flatMap((sequence) => namedPages(store, sequence)));
  const old = store.sequences().filter((sequence) => !kept.includes(sequence));
  const unused = keptVersions(store).filter(
    (one) => !named.has(`${one.id} ${one.version}`) && presentDirs(store, one).every(isOld),
  );
  const paths = [
    ...old.flatMap((sequence) => partsOf(store.snapshotDir(sequence))),
    ...unused.flatMap((one) => presentDirs(store, one)),
    ...sharedByNone(store, unused),
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

/** Removes a file or folder so that a command that is killed leaves all of it, or what is found as a draft. */
function removeAtOnce(store: Store, path: string): void {
  const draft = join(store.drafts, randomUUID());
  if (dirname(path) === store.drafts) rmSync(path, { recursive: true, force: true });
  else {
    renameSync(path, draft);
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The shared files of sections that no other version has than those that nothing needs. */
function sharedByNone(store: Store, unused: NamedVersion[]): string[] {
  const ids = new Set(unused.map(({ id }) => id).filter((id) => id !== 'host'));
  return [...ids].flatMap((id) => {
    const gone = new Set(unused.filter((one) => one.id === id).map(({ version }) => version));
    const others = store.sectionVersions(id).filter((version) => !gone.has(version));
    const manifests = manifestsOf(store, id, others);
    return manifests ? unusedFiles(store, id, manifests) : [];
  });
}

/**
 * The snapshots that were live within the retention, the newest first; also those that are lost, which a backup may bring back.
 * @param newest the number of the live one
 * @param liveSince when one went live, in milliseconds since 1970; not asked of those that are older than the retention
 */
export function liveWithin(newest: number, days: number, liveSince: (sequence: number) => number): number[] {
  const since = Date.now() - days * 86_400_000;
  const kept: number[] = [];
  let replaced = Number.POSITIVE_INFINITY;
  for (let sequence = newest; sequence > 0 && replaced >= since; sequence--) {
    kept.push(sequence);
    replaced = liveSince(sequence);
  }
  return kept;
}

const namedRow = v.object({ id: v.string(), version: v.string() });

/** The versions that a snapshot names. */
export function namedVersions(store: Store, sequence: number): NamedVersion[] {
  const { entry, sections, unreadable } = readState(store, sequence);
  const host = entry.host === null ? [] : [{ id: 'host', version: entry.host }];
  return [...host, ...sections, ...unreadable.map(({ row }) => v.parse(namedRow, row))];
}

/** The pages that a snapshot names. @throws Error when it has pages, but not the list of them */
function namedPages(store: Store, sequence: number): string[] {
  const dir = store.snapshotDir(sequence);
  const routes = readRoutes(dir);
  if (!routes && hasPages(store, sequence))
    throw new Error(
      `${join(dir, 'routes.json')} is missing, so it is not known which pages snapshot ${sequence} needs, and nothing was removed. Run "site repair" first.`,
    );
  return (routes ?? []).map(({ page }) => page);
}

/** The versions that rollbacks of the live snapshot go to. */
export function rollbackVersions(store: Store): NamedVersion[] {
  const ids = ['host', ...readState(store).sections.map(({ id }) => id)];
  return ids.flatMap((id) => {
    const version = previousVersion(store, id);
    return version === null ? [] : [{ id, version }];
  });
}

/** What a snapshot has besides its entry in the ledger, first the files without which it has no pages. */
function partsOf(dir: string): string[] {
  const names = readdirSync(dir).filter((name) => name !== 'registry.json');
  const isSign = (name: string) => signsOfPages.includes(name);
  return names.sort((a, b) => Number(isSign(b)) - Number(isSign(a))).map((name) => join(dir, name));
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
