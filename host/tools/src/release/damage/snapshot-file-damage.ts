import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseReleases } from '@site/sdk/contract';
import { compressFile } from '../compress.ts';
import { sha256 } from '../files.ts';
import { copies } from '../pages/page-store.ts';
import { readJson } from '../read-json.ts';
import { releasesFromLedger } from '../releases-file.ts';
import { feedFolder, snapshotFiles } from '../snapshot-files.ts';
import type { Store } from '../store.ts';
import { type Damage, fileDamage, mendFromCopies, replaceFile, textsOf } from './damage.ts';
import { lostFileDamage, writeFileAgain } from './lost-file-damage.ts';

/** What is wrong with the files at the top of a snapshot and its feeds. No hash of them is kept, so each is compared with its copies. */
export function snapshotFileDamage(store: Store, sequence: number): Damage[] {
  const dir = store.snapshotDir(sequence);
  // The ledger covers the registry.
  const { registry: _, releases, ...others } = snapshotFiles;
  const isLive = sequence === store.liveSequence();
  return [
    ...[...Object.values(others), ...feedsIn(dir)].flatMap((file) =>
      differences(join(dir, file), isLive ? () => writeFileAgain(store, file) : undefined),
    ),
    ...(isLive ? lostFileDamage(store) : []),
    ...releasesDamage(store, sequence, join(dir, releases)),
  ];
}

function feedsIn(dir: string): string[] {
  const folder = join(dir, feedFolder);
  const files = existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.(?:br|gz)$/, '')) : [];
  return [...new Set(files)].map((file) => join(feedFolder, file));
}

/** Where a file and its copies do not agree, what two of them have is right. @param make the file again, where no two agree */
export function differences(path: string, make?: Damage['mend']): Damage[] {
  const hashes = textsOf(path).map(sha256);
  const agreed = hashes.find((hash, index) => hashes.indexOf(hash) < index);
  if (agreed) return fileDamage(path, agreed, make);
  const isLost = !existsSync(path) && copies.some((copy) => existsSync(path + copy));
  if (!isLost && hashes.length < 2) return existsSync(path) ? fileDamage(path, hashes[0] ?? '', make) : [];
  const mend = make ?? (hashes.length === 1 ? mendFromCopies(path, () => true) : undefined);
  return [{ path, problem: 'differs from its compressed copies', mend }];
}

/** Only the list of the live snapshot is read, so an older one may lack it. */
function releasesDamage(store: Store, sequence: number, path: string): Damage[] {
  const mend = async () => {
    replaceFile(path, releasesFromLedger(store, sequence));
    await compressFile(path);
  };
  const found = differences(path, mend);
  const isNeeded = existsSync(path) || sequence === store.liveSequence();
  if (!isNeeded || found.some((damage) => damage.path === path)) return found;
  try {
    parseReleases(readJson(path), path);
    return found;
  } catch (error) {
    return [{ path, problem: `cannot be used: ${error instanceof Error ? error.message : error}`, mend }];
  }
}
