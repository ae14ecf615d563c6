import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hostDir, remoteDirs, root } from '../../workspace.ts';

const scripts = /(?<!\.test|\.spec|\.d)\.tsx?$/;

/**
 * What host and sections have for the browser, by path: scripts, without tests and what readers work on.
 * @param names of other files
 */
export function browserSources(names = scripts): Record<string, string> {
  const folders = [hostDir, join(hostDir, 'sdk'), join(hostDir, 'learning'), ...remoteDirs()].map((dir) =>
    join(dir, 'src'),
  );
  const paths = folders.flatMap((dir) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name)),
  );
  const files = paths
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((file) => names.test(file) && !/\/(?:testing|exercises|challenges)\//.test(file));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
