import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes new files, all of them or none.
 * @param files text by path, relative to `dir`
 * @returns the paths of the files
 * @throws Error when one of them exists: nothing is overwritten
 */
export function writeNew(dir: string, files: Record<string, string>): string[] {
  const paths = Object.keys(files).map((file) => join(dir, file));
  const existing = paths.find((path) => existsSync(path));
  if (existing) throw new Error(`${existing} exists already. Choose another name; nothing was written.`);
  for (const [file, text] of Object.entries(files)) {
    const path = join(dir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return paths;
}
