import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A package as it is installed for a section. */
export interface InstalledPackage {
  version: string;
  /** The text of one of its files. */
  read: (file: string) => string;
}

/**
 * Resolves a package the way the section would.
 * @param dir the section's folder
 * @throws Error when it is not installed
 */
export function installedPackage(dir: string, name: string): InstalledPackage {
  const packageJson = createRequire(join(dir, 'package.json')).resolve(`${name}/package.json`);
  const read = (file: string) => readFileSync(join(dirname(packageJson), file), 'utf8');
  const { version }: { version: string } = JSON.parse(read('package.json'));
  return { version, read };
}
