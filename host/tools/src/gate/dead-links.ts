import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoute } from '@site/sdk/contract';
import { pageFile } from '../release/pages/page-store.ts';
import { readRoutes, type SnapshotRoute } from '../release/pages/snapshot-routes.ts';
import type { Store } from '../release/store.ts';
import type { Problem } from './problem.ts';

/**
 * Finds the links of rendered pages that lead to no page and no file of their snapshot.
 * @param dir the folder of the snapshot, or of its draft
 * @param before the folder of the snapshot before it; null for none. A page that is the same in both cannot have a link that leads
 *   nowhere now, unless an address is gone
 */
export function deadLinks(store: Store, dir: string, before: string | null): Problem[] {
  const routes = readRoutes(dir) ?? [];
  const old = before === null ? [] : (readRoutes(before) ?? []);
  const addresses = new Set(routes.map(({ address }) => address));
  const same = new Set(old.every(({ address }) => addresses.has(address)) ? old.map(({ page }) => page) : []);
  const isFound = finder(dir, routes);
  return routes
    .filter(({ redirect, page }) => redirect === undefined && !same.has(page))
    .flatMap(({ address, page }) => {
      const paths = linkedPaths(readFileSync(pageFile(store, page), 'utf8'), address);
      return paths
        .filter((path) => !isFound(path))
        .map((path) => ({ address, text: `The link to ${path} leads nowhere.` }));
    });
}

/** The paths on the site that the links of a document lead to, each once. */
export function linkedPaths(html: string, address: string): string[] {
  const site = new URL(address, 'http://site.invalid');
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const urls = hrefs.flatMap((href) => (URL.canParse(href, site.href) ? [new URL(href, site.href)] : []));
  return [...new Set(urls.filter(({ origin }) => origin === site.origin).map(({ pathname }) => decoded(pathname)))];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function finder(dir: string, routes: SnapshotRoute[]): (path: string) => boolean {
  const known = new Map(routes.map(({ address }) => [address, true]));
  return (path) => {
    const isFound = known.get(path) ?? (matchRoute(routes, path) !== undefined || existsSync(join(dir, path)));
    known.set(path, isFound);
    return isFound;
  };
}
