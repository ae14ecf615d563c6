import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

/** A file of this folder as a script, for a place that cannot load TypeScript: a page, or a thread without a loader. */
export async function scriptOf(name: string): Promise<string> {
  const source = readFileSync(join(import.meta.dirname, name), 'utf8');
  return (await transformWithOxc(source, name, { sourcemap: false })).code;
}
