import { existsSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Damage, mendFromCopies } from './damage.ts';
import { readState } from './ledger.ts';
import { isPlaced, placements, placePage } from './place-pages.ts';
import { snapshotFileDamage } from './snapshot-file-damage.ts';
import { readRoutes, type SnapshotRoute } from './snapshot-routes.ts';
import type { Store } from './store.ts';

/** Whether a snapshot still has its pages; `site clean` leaves only the registry of old ones. */
export function hasPages(store: Store, sequence: number): boolean {
  return existsSync(join(store.snapshotDir(sequence), 'routes.json'));
}

/** What is wrong with the pages, files and links of the snapshots that are kept, and with the versions that they name. */
export function snapshotDamage(store: Store): Damage[] {
  return store.snapshotNumbers().flatMap((sequence) => {
    const dir = store.snapshotDir(sequence);
    const isLive = sequence === store.liveSequence();
    if (!hasPages(store, sequence) && !isLive) return [];
    return [
      ...linkDamage(dir),
      ...placeDamage(store, dir),
      ...snapshotFileDamage(store, sequence),
      ...missingVersions(store, sequence),
    ];
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
  let routes: SnapshotRoute[] | null;
  try {
    routes = readRoutes(dir);
  } catch (error) {
    const problem = `cannot be used: ${error instanceof Error ? error.message : error}`;
    return [{ path, problem, mend: mendFromCopies(path, isJson) }];
  }
  return placements(routes ?? [])
    .filter((place) => !isPlaced(dir, place))
    .map((place) => ({
      ...{ path: join(dir, place.target), problem: 'is not the page of this address' },
      mend: () => placePage(store, dir, place),
    }));
}

function isJson(data: Buffer): boolean {
  return Boolean(JSON.parse(data.toString()));
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
