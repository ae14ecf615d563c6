import { existsSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readState } from '../ledger.ts';
import { copies } from '../pages/page-store.ts';
import { misplacedFiles, type Placement, placements, placePage } from '../pages/place-pages.ts';
import { parseRoutes } from '../pages/routes-file.ts';
import { readRoutes, type SnapshotRoute } from '../pages/snapshot-routes.ts';
import type { Store } from '../store.ts';
import { type Damage, damageIn, mendFromCopies } from './damage.ts';
import { bringBackPage } from './page-damage.ts';
import { differences, snapshotFileDamage } from './snapshot-file-damage.ts';

/** The files of which each snapshot with pages has some, first the list of them. */
export const signsOfPages = [...copies.map((copy) => `routes.json${copy}`), 'index.html', '404.html'];

/** Whether a snapshot is live or still has pages; `site clean` leaves only the registry of old ones. */
export function hasPages(store: Store, sequence: number): boolean {
  const dir = store.snapshotDir(sequence);
  return sequence === store.liveSequence() || signsOfPages.some((file) => existsSync(join(dir, file)));
}

/** What is wrong with the pages, files and links of the snapshots that are kept, and with the versions that they name. */
export function snapshotDamage(store: Store): Damage[] {
  return store.snapshotNumbers().flatMap((sequence) => {
    const dir = store.snapshotDir(sequence);
    if (!hasPages(store, sequence)) return [];
    return damageIn(dir, () => [
      ...linkDamage(dir),
      ...placeDamage(store, dir),
      ...snapshotFileDamage(store, sequence),
      ...missingVersions(store, sequence),
    ]);
  });
}

function linkDamage(dir: string): Damage[] {
  return ['s', 'host'].flatMap((name) => {
    const [path, target] = [join(dir, name), join('..', '..', name)];
    if (existsSync(path) && readLink(path) === target) return [];
    const mend = () => {
      rmSync(path, { recursive: true, force: true });
      symlinkSync(target, path, 'junction');
    };
    return [{ path, problem: `is not a link to ${target}`, mend }];
  });
}

function readLink(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null; // not a link
  }
}

function placeDamage(store: Store, dir: string): Damage[] {
  const path = join(dir, 'routes.json');
  const mend = mendFromCopies(path, isRoutes);
  const differing = differences(path, mend);
  if (differing.some((damage) => damage.path === path)) return differing;
  let routes: SnapshotRoute[] | null;
  try {
    routes = readRoutes(dir);
  } catch (error) {
    return [{ path, problem: `cannot be used: ${error instanceof Error ? error.message : error}`, mend }];
  }
  if (!routes) return [{ path, problem: 'is missing' }];
  return [...differing, ...placements(routes).flatMap((place) => damageAt(store, dir, place))];
}

function damageAt(store: Store, dir: string, place: Placement): Damage[] {
  return misplacedFiles(store, dir, place).map((path) => ({
    ...{ path, problem: 'is not the page of this address' },
    mend: async () => {
      await bringBackPage(store, place.page);
      placePage(store, dir, place);
    },
  }));
}

function isRoutes(data: Buffer): boolean {
  return parseRoutes(JSON.parse(data.toString()), 'routes.json').length > 0;
}

function missingVersions(store: Store, sequence: number): Damage[] {
  try {
    const { entry, sections } = readState(store, sequence);
    const named = [...sections.map(({ id, version }) => [id, version] as const), ['host', entry.host ?? ''] as const];
    return named
      .filter(([id, version]) => !store.has(id, version))
      .map(([id, version]) => ({
        path: id === 'host' ? store.hostPrivateDir(version) : store.sectionDir(id, version),
        problem: `is missing, and snapshot ${sequence} names it. Check its commit out and release it again`,
      }));
  } catch {
    return []; // the ledger is damaged, which is reported as such
  }
}
