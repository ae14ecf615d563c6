import type { Store } from '../store.ts';
import { readRoutes, type SnapshotRoute } from './snapshot-routes.ts';

/** The addresses of a snapshot that lead nowhere in the next one. A release reports them: links to them will break. */
export function goneAddresses(store: Store, before: number, next: number): string[] {
  const found = new Set(routesIn(store, next).map(({ address }) => address.toLowerCase()));
  return routesIn(store, before)
    .map(({ address }) => address)
    .filter((address) => !found.has(address.toLowerCase()));
}

/** None for a snapshot that this checkout cannot read, because a report stops no release. */
function routesIn(store: Store, sequence: number): SnapshotRoute[] {
  try {
    return readRoutes(store.snapshotDir(sequence)) ?? [];
  } catch {
    return [];
  }
}
