import { createRequire } from 'node:module';
import type { Plugin } from 'rolldown';
import { bundle, forBrowsers } from './bundle-script.ts';
import { typeLibraries } from './type-libraries.ts';

/** Builds the type checker of the workspace: a worker as one script, with all declarations that it needs. */
export function typeChecker(): Promise<string> {
  const input = createRequire(import.meta.url).resolve('@site/learning/type-check/worker');
  return bundle({ input, plugins: [libraries], ...forBrowsers('production') }, { format: 'iife' });
}

/** A string that is parsed: a browser reads it faster than an object of the same size. */
const libraries: Plugin = {
  name: 'type-libraries',
  resolveId: (id) => (id === 'site:type-libraries' ? id : null),
  load: (id) =>
    id === 'site:type-libraries'
      ? `export default JSON.parse(${JSON.stringify(JSON.stringify(typeLibraries()))});`
      : null,
};
