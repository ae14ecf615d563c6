import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { hostDir } from '../workspace.ts';

const packageJson = v.object({ version: v.string(), dependencies: v.record(v.string(), v.string()) });
const read = (path: string) => v.parse(packageJson, JSON.parse(readFileSync(join(hostDir, path), 'utf8')));
const react = read('package.json').dependencies.react ?? '';

const versions: Record<string, string> = {
  react,
  'react/jsx-runtime': react,
  '@site/sdk/router': read('sdk/package.json').version,
};

/** The packages that a page has only one copy of, the host's. A further one needs a decision record. */
export const sharedPackages = Object.keys(versions);

/** The federation setting for the shared packages: the host provides them, a section has no copy of its own. */
export function sharedAs(role: 'host' | 'section') {
  const fallback = role === 'section' ? { import: false as const } : {};
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      { singleton: true, requiredVersion: `^${version}`, ...fallback },
    ]),
  );
}

/** The same packages for the server: `virtual:shared-packages` has them by name, for the server builds of sections. */
export function sharedOnServer(): Plugin {
  const id = '\0virtual:shared-packages';
  const imports = sharedPackages.map((name, index) => `import * as shared${index} from ${JSON.stringify(name)};`);
  const entries = sharedPackages.map((name, index) => `${JSON.stringify(name)}: shared${index}`);
  return {
    name: 'site:shared-on-server',
    resolveId: (name) => (name === 'virtual:shared-packages' ? id : null),
    load: (name) => (name === id ? `${imports.join('\n')}\nexport default { ${entries.join(', ')} };` : null),
  };
}
