import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@site/sdk/contract';
import { readJson } from '../read-json.ts';
import { parseRoutes, type SnapshotRoute } from './routes-file.ts';

export { routesText, type SnapshotRoute } from './routes-file.ts';

/**
 * Reads the pages of a snapshot.
 * @returns null for a snapshot from before there was a `routes.json`
 * @throws Error when the file is damaged, or of a version that this checkout does not read
 */
export function readRoutes(dir: string): SnapshotRoute[] | null {
  const file = join(dir, 'routes.json');
  return existsSync(file) ? parseRoutes(readJson(file), file) : null;
}

/** The routes of any snapshot, for a server. One without `routes.json` has its pages in folders; their policy is in the page alone. */
export function servedRoutes(dir: string): (Route & { policy: string | null; redirect?: string | undefined })[] {
  const routes = readRoutes(dir);
  if (routes) return routes;
  const pages = readdirSync(dir).filter((name) => existsSync(join(dir, name, 'index.html')));
  return [
    { address: '/', param: null, policy: null },
    ...pages.map((name) => ({
      address: `/${name}`,
      param: existsSync(join(dir, name, '_')) ? 'value' : null,
      policy: null,
    })),
  ];
}
