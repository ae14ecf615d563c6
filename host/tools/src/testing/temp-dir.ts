import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Writes files to a new folder that is removed when the test ends.
 * @param files their content by path, relative to the folder
 * @returns the folder
 */
export function tempDir(files: Record<string, string>): string {
  const dir = writeTempDir(files);
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** The same outside of a test; the caller removes the folder. */
export function writeTempDir(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-test-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}
