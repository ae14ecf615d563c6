import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@site/sdk/contract';
import * as v from 'valibot';
import { readJson } from './read-json.ts';

/** The version of `routes.json`. In the first one, `page` was a file. Support for reading another version has to be added here. */
const routesVersion = 2;

const route = v.object({
  address: v.string(),
  param: v.nullable(v.string()),
  /** The section that the page belongs to; null for the host's own. */
  section: v.nullable(v.string()),
  /** The folder of the page in the store's pages, by which a later snapshot links to it. */
  page: v.string(),
  /** The security policy of the page, which the server sends as a header too. */
  policy: v.string(),
  /** Where the address leads, if it is an alias. */
  redirect: v.optional(v.string()),
});

const routesFile = v.object({ version: v.picklist([1, routesVersion]), routes: v.array(route) });

/** A page of a snapshot. Its file is `<address>/index.html`. */
export type SnapshotRoute = v.InferOutput<typeof route>;

export function routesText(routes: SnapshotRoute[]): string {
  return `${JSON.stringify({ version: routesVersion, routes }, null, 1)}\n`;
}

/**
 * Reads the pages of a snapshot.
 * @returns null for a snapshot from before there was a `routes.json`
 * @throws Error when the file is damaged, or of a version that this checkout does not read
 */
export function readRoutes(dir: string): SnapshotRoute[] | null {
  const file = join(dir, 'routes.json');
  if (!existsSync(file)) return null;
  const result = v.safeParse(routesFile, readJson(file));
  if (result.success) return result.output.routes;
  const { message } = result.issues[0];
  throw new Error(`${file} cannot be read by this checkout (${message}). Update it, or release again.`);
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
