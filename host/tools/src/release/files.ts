import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 in hexadecimal digits. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** All files below a folder, relative to it, with forward slashes, sorted. */
export function listFiles(dir: string): string[] {
  return listEntries(dir, (entry) => entry.isFile());
}

/** The same with links and whatever else is no folder. */
export function listFilesAndLinks(dir: string): string[] {
  return listEntries(dir, (entry) => !entry.isDirectory());
}

function listEntries(dir: string, isListed: (entry: Dirent) => boolean): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter(isListed)
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** The hash of every file below a folder, by its path. */
export function hashFiles(dir: string): Record<string, string> {
  return Object.fromEntries(listFiles(dir).map((file) => [file, sha256(readFileSync(join(dir, file)))]));
}

/** A version: the first 12 digits of the hash of everything in a manifest except the version itself and the commit. */
export function versionOf(manifest: object): string {
  const content = Object.entries(manifest).filter(([field]) => field !== 'version' && field !== 'commit');
  return sha256(JSON.stringify(content)).slice(0, 12);
}

/** Moves a folder to a place named after its content. One that is there already is identical, and stays. */
export function moveOnce(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    rmSync(from, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
