import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsOf, isInLibrary } from '@site/learning/runner/packages';
import type { DemoFiles } from './find-demos.ts';

/** What the sandbox has for every demo to import. */
const packages = ['react', 'react-dom'];

/** What the sandbox lacks: the network, storage, addresses; modules that are loaded later; of CSS modules what only a bundler knows. */
const missing =
  /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|localStorage|sessionStorage|indexedDB|caches|cookie|location|navigator|Worker|pushState|replaceState)\b|\bimport[.(]|\burl\(|@import|:global|\bcomposes:/;

/**
 * The variants of a demo that readers can edit in its page: they run in the sandbox with React, packages of its libraries, and files of their own
 * folder that are shown with the same demo. The `samples` of the learning package find those there.
 * @param dir the page's folder
 */
export function editableFiles(dir: string, { name, variants, parts }: DemoFiles): string[] {
  if (name === 'App') return [];
  const runs = (file: string, importers: string[] = []): boolean => {
    if (importers.includes(file)) return true;
    const code = readFileSync(join(dir, file), 'utf8');
    if (missing.test(code)) return false;
    return importsOf(code).every((imported) => {
      const beside = join(dirname(file), imported).replaceAll('\\', '/');
      if (!imported.startsWith('./')) return packages.includes(imported) || isInLibrary(imported);
      return dirname(beside) === dirname(file) && parts.includes(beside) && runs(beside, [...importers, file]);
    });
  };
  return variants.map(({ file }) => file).filter((file) => runs(file));
}
