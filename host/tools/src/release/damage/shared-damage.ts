import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest, type SectionManifest } from '@site/sdk/contract';
import { listFilesAndLinks } from '../files.ts';
import { sectionIds } from '../kept-versions.ts';
import { readState } from '../ledger.ts';
import { copies } from '../pages/page-store.ts';
import { readJson } from '../read-json.ts';
import { filesToShare, pathsToShare, sharedFolder, shareFiles } from '../shared-files.ts';
import type { Store } from '../store.ts';
import { type Damage, damageIn, fileDamage, strayFile } from './damage.ts';

/**
 * What is wrong with the files that the versions of each section share: those that the documents of a live version name, those of other
 * versions, and those of none.
 */
export function sharedDamage(store: Store): Damage[] {
  return sectionIds(store).flatMap((id) => damageIn(store.sharedDir(id), () => damageOfSection(store, id)));
}

function damageOfSection(store: Store, id: string): Damage[] {
  const manifests = manifestsOf(store, id, store.sectionVersions(id));
  if (!manifests) return [];
  const live = manifests.filter(isSharing(store));
  const named = new Set(live.flatMap(pathsToShare));
  const unused = unusedFiles(store, id, manifests);
  return [
    ...live.flatMap((manifest) => damageOfLive(store, manifest)),
    ...damageOfOthers(store, manifests, named),
    ...unused.map(strayFile),
  ];
}

/** The files that no version of a section in a list has, with their compressed copies. */
export function unusedFiles(store: Store, id: string, manifests: SectionManifest[]): string[] {
  const dir = store.sharedDir(id);
  if (!existsSync(dir)) return [];
  const used = new Set(manifests.flatMap(pathsToShare).map((path) => join(store.dir, path)));
  return listFilesAndLinks(dir)
    .map((file) => join(dir, file))
    .filter((path) => !used.has(path.replace(/\.(?:br|gz)$/, '')));
}

/** The manifests of some versions of a section; null where one cannot be read, so that nobody knows what it has. */
export function manifestsOf(store: Store, id: string, versions: string[]): SectionManifest[] | null {
  try {
    return versions.map((version) => {
      const path = join(store.sectionDir(id, version), 'section.json');
      return parseManifest(readJson(path), path);
    });
  } catch {
    return null; // which is reported as damage of that version
  }
}

/** Whether a version is live, and its documents name files that it shares. */
function isSharing(store: Store): (manifest: SectionManifest) => boolean {
  const live = liveSections(store).filter(({ shared }) => shared !== undefined);
  return ({ id, version }) => live.some((section) => section.id === id && section.version === version);
}

function damageOfLive(store: Store, manifest: SectionManifest): Damage[] {
  return hashesOf(manifest).flatMap(([shared, hash]) => {
    const path = join(store.dir, shared);
    return fileDamage(path, hash, () => {
      for (const copy of copies) rmSync(path + copy, { recursive: true, force: true });
      shareFiles(store, manifest);
    });
  });
}

/** Versions may have different files under one name; one of these is here. */
function damageOfOthers(store: Store, manifests: SectionManifest[], named: ReadonlySet<string>): Damage[] {
  const hashes = new Map<string, string[]>();
  for (const [path, hash] of manifests.flatMap(hashesOf))
    if (!named.has(path)) hashes.set(path, [...(hashes.get(path) ?? []), hash]);
  return [...hashes].flatMap(([shared, all]) => {
    const path = join(store.dir, shared);
    if (!existsSync(path)) return [];
    const found = all.map((hash) => fileDamage(path, hash));
    return found.find((damage) => damage.length === 0) ?? found[0] ?? [];
  });
}

function hashesOf(manifest: SectionManifest): [path: string, hash: string][] {
  const folder = sharedFolder(manifest);
  return filesToShare(manifest).map(([file, hash]) => [folder + file, hash]);
}

function liveSections(store: Store) {
  try {
    return readState(store).sections;
  } catch {
    return []; // a damaged ledger is reported as such
  }
}
