import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { transformWithOxc } from 'vite';

/**
 * Compiles a TypeScript file to a script, for a place that cannot load TypeScript: a page, or a thread without a loader.
 * @param path the file, which imports nothing
 */
export async function scriptOf(path: string): Promise<string> {
  return (await transformWithOxc(readFileSync(path, 'utf8'), basename(path), { sourcemap: false })).code;
}
