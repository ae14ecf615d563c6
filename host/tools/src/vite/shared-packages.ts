import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostDir } from '../workspace.ts';

const { version: sdkVersion } = JSON.parse(readFileSync(join(hostDir, 'sdk/package.json'), 'utf8'));
const { dependencies } = JSON.parse(readFileSync(join(hostDir, 'package.json'), 'utf8'));

const versions: Record<string, string> = {
  react: dependencies.react,
  'react/jsx-runtime': dependencies.react,
  '@site/sdk/router': sdkVersion,
};

/** The packages of which the page holds one copy, the host's. A further one needs a decision record. */
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
