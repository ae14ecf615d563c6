import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 in hexadecimal digits. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** All files below a folder, relative to it, with forward slashes, sorted. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
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

/** A version: the first 12 digits of the hash of everything that was given. */
export function versionOf(...parts: unknown[]): string {
  return sha256(JSON.stringify(parts)).slice(0, 12);
}
