import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The recorded names of one version of a package, for example in `bootstrap-5.3.8.txt`. */
export interface KnownNames {
  version: string;
  names: ReadonlySet<string>;
}

/**
 * Reads the recorded names of a package. When the package is upgraded, they show what changed; they are then
 * recorded again under the new version.
 * @throws Error when there is not exactly one such file
 */
export function knownNames(dir: string, name: string): KnownNames {
  const folder = join(dir, 'src/data/reference');
  const files = readdirSync(folder).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.txt'));
  const [file] = files;
  if (!file || files.length > 1)
    throw new Error(`${folder} has ${files.length} files ${name}-<version>.txt; it must have one.`);
  const names = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
  return { version: file.slice(name.length + 1, -'.txt'.length), names: new Set(names) };
}

/** Names that are found but not recorded, and names that are recorded but not found. */
export function changes(known: ReadonlySet<string>, found: Iterable<string>): { added: string[]; removed: string[] } {
  const now = new Set(found);
  return { added: [...now].filter((name) => !known.has(name)), removed: [...known].filter((name) => !now.has(name)) };
}
