import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { sharedPackages } from './shared-packages.ts';

/**
 * Imports each shared package whole in a section's entry. Without it the federation plugin now and then prunes a shared
 * name that a late module needs, and the build fails at random (measured: 2 of 60 builds; 0 of 60 with it).
 */
export function wholeSharedPackages(entry: string): Plugin {
  const file = resolve(entry);
  const imports = sharedPackages.map(
    (name, index) => `import * as shared${index} from ${JSON.stringify(name)};void shared${index};`,
  );
  return {
    name: 'site:whole-shared-packages',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      return id === file ? { code: imports.join('') + code, map: null } : null;
    },
  };
}

/** Stops a build in which anything but the sdk imports the router: a second copy would have a context of its own. */
export function oneRouter(): Plugin {
  return {
    name: 'site:one-router',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== 'react-router-dom' || !importer || /host[\\/]sdk[\\/]|node_modules/.test(importer)) return;
      this.error(
        `${importer} imports react-router-dom, which would load a second router. Import the name from '@site/sdk/router'.`,
      );
    },
  };
}

/**
 * Gives code compiled by React Compiler its cache from the shared React. `react/compiler-runtime` itself requires
 * React, and the section would get a second copy of it.
 */
export function compilerOnSharedReact(): Plugin {
  const virtual = '\0site:compiler-runtime';
  return {
    name: 'site:compiler-on-shared-react',
    enforce: 'pre',
    resolveId: (id) => (id === 'react/compiler-runtime' ? virtual : null),
    load: (id) =>
      id === virtual
        ? `import { __COMPILER_RUNTIME } from 'react';export const c = (size) => __COMPILER_RUNTIME.c(size);`
        : null,
  };
}
