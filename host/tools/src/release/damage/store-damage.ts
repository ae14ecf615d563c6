import { existsSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { goLive } from '../go-live.ts';
import { keptVersions, type NamedVersion, sectionIds, versionDirs } from '../kept-versions.ts';
import { isFromFuture, withLock } from '../lock.ts';
import { type Store, snapshotName } from '../store.ts';
import { type Damage, damageIn, strayFile } from './damage.ts';
import { ledgerDamage } from './ledger-damage.ts';
import { pageDamage } from './page-damage.ts';
import { sharedDamage } from './shared-damage.ts';
import { snapshotDamage } from './snapshot-damage.ts';
import { versionDamage } from './version-damage.ts';

/**
 * Everything in a store that is not as releases have left it: `live`, the ledger, every file of every kept version, every page,
 * every link. Nothing is changed.
 */
export function storeDamage(store: Store): Damage[] {
  const live = liveDamage(store);
  return [
    ...lockDamage(store),
    ...ledgerDamage(store),
    ...live,
    ...strayFiles(store),
    ...releasedVersions(store).flatMap(({ id, version }) =>
      damageIn(versionDirs(store, id, version)[0], () => versionDamage(store, id, version)),
    ),
    ...sharedDamage(store),
    ...pageDamage(store),
    // Which snapshot is live decides what it must have.
    ...(live.length > 0 ? [] : snapshotDamage(store)),
  ];
}

/** Not those that a killed command has copied or removed in part; a snapshot that names such a one is reported. */
function releasedVersions(store: Store): NamedVersion[] {
  return keptVersions(store).filter(({ id, version }) => existsSync(versionDirs(store, id, version)[0]));
}

/** Files among the folders of sections and versions, such as those that a file manager writes, and links in place of such a folder. */
function strayFiles(store: Store): Damage[] {
  const folders = ['s', 'host', 'host-private', ...sectionIds(store).map((id) => join('s', id))];
  return folders.flatMap((folder) => {
    const dir = join(store.dir, folder);
    return damageIn(dir, () =>
      readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
        const path = join(dir, entry.name);
        if (entry.isSymbolicLink()) return [{ path, problem: strayLink }];
        return entry.isFile() ? [strayFile(path)] : [];
      }),
    );
  });
}

/** Nothing behind a link is looked at, so that nothing is removed there. */
const strayLink = 'is a link, which no release makes here. Remove it, or put the folder that it leads to in its place';

function liveDamage(store: Store): Damage[] {
  const [newest = 0] = store.snapshotNumbers();
  const mend = () => {
    if (store.hasTicket(newest)) return goLive(store, newest);
    const next = `${store.live}.next`;
    rmSync(next, { force: true });
    symlinkSync(join('snapshots', snapshotName(newest)), next);
    // A folder in its place cannot be replaced by a link in one step.
    if (!isLink(store)) rmSync(store.live, { recursive: true, force: true });
    renameSync(next, store.live);
  };
  try {
    store.liveSequence();
    return [];
  } catch {
    return [{ path: store.live, problem: `does not lead to snapshot ${newest}, which is the newest one`, mend }];
  }
}

function isLink({ dir }: Store): boolean {
  return readdirSync(dir, { withFileTypes: true }).some((entry) => entry.name === 'live' && entry.isSymbolicLink());
}

function lockDamage({ snapshots }: Store): Damage[] {
  const path = `${snapshots}.lock`;
  if (!isFromFuture(path)) return [];
  return [{ path, problem: 'is dated in the future', mend: () => rmSync(path, { recursive: true }) }];
}

/** What a repair did. */
export interface Repair {
  mended: Damage[];
  /** What only a new release, or a backup, can bring back; with the reason where mending it failed. */
  left: Damage[];
}

/** Mending one thing can show the damage behind it: a page, then the place where it belongs. */
const rounds = 4;

/** Mends what can be mended from what the store itself has. */
export async function repairStore(store: Store): Promise<Repair> {
  const mended = lockDamage(store);
  for (const { mend } of mended) await mend?.();
  return withLock(store, async () => {
    const failed = new Map<string, string>();
    for (let round = 0; round < rounds; round++) {
      const mendable = storeDamage(store).filter(({ path, mend }) => mend && !failed.has(path));
      if (mendable.length === 0) break;
      for (const damage of mendable) {
        try {
          await damage.mend?.();
          mended.push(damage);
        } catch (error) {
          failed.set(damage.path, error instanceof Error ? error.message : String(error));
        }
      }
    }
    const left = storeDamage(store).map((damage) => {
      const reason = failed.get(damage.path);
      return reason ? { ...damage, problem: `${damage.problem} (not mended: ${reason})` } : damage;
    });
    return { mended, left };
  });
}
