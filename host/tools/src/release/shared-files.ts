import { existsSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isNamedByContent, isShared, type SectionManifest } from '@site/sdk/contract';
import { sha256 } from './files.ts';
import { copies } from './pages/page-store.ts';
import type { Store } from './store.ts';

type Version = Pick<SectionManifest, 'id' | 'version' | 'files'>;

/** The files that a version shares with others, with their hashes. */
export function filesToShare({ files }: Pick<Version, 'files'>): [file: string, hash: string][] {
  return Object.entries(files).filter(([file]) => isShared(file));
}

/** The same files by their places, relative to a store. */
export function pathsToShare(version: Version): string[] {
  return filesToShare(version).map(([file]) => sharedFolder(version) + file);
}

/**
 * Links the files of a version, except for its texts and lists, to a folder that versions of the section share. Documents name them
 * there, so that a version which leaves them as they are leaves the documents as they are, too. Where that folder has another file under
 * the name of one, nothing is shared.
 */
export function shareFiles(store: Store, version: Version): void {
  const to = join(store.dir, sharedFolder(version));
  const from = store.sectionDir(version.id, version.version);
  const files = filesToShare(version);
  if (files.some(([file, hash]) => existsSync(join(to, file)) && !isFile(join(to, file), hash))) return;
  for (const path of files.flatMap(([file]) => copies.map((copy) => file + copy))) {
    if (!existsSync(join(from, path)) || existsSync(join(to, path))) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    linkOnce(join(from, path), join(to, path));
  }
}

/**
 * The address at which a version shares its files.
 * @returns undefined if one is missing there, or the file with its name is another one
 */
export function sharedAddress(store: Store, version: Version): string | undefined {
  const dir = join(store.dir, sharedFolder(version));
  const isThere = filesToShare(version).every(([file, hash]) => isFile(join(dir, file), hash));
  return isThere ? `/${sharedFolder(version)}` : undefined;
}

/** Where that is, relative to a store. Versions share a folder if all files of fixed names are the same in them. */
export function sharedFolder({ id, files }: Pick<Version, 'id' | 'files'>): string {
  const fixed = filesToShare({ files }).filter(([file]) => !isNamedByContent(file));
  return `s/${id}/files/${sha256(JSON.stringify(fixed.sort())).slice(0, 12)}/`;
}

function isFile(path: string, hash: string): boolean {
  return existsSync(path) && sha256(readFileSync(path)) === hash;
}

/** Another release may link the same file at the same time. */
function linkOnce(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}
