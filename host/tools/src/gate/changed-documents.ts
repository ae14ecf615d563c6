import { readRoutes } from '../release/pages/snapshot-routes.ts';

/**
 * Compares the documents of two snapshots.
 * @param before the folder of one; null for none
 * @param after the folder of the other
 * @returns whether the document at an address is another one in the second
 */
export function changedDocuments(before: string | null, after: string): (address: string) => boolean {
  const [old, next] = [documentsIn(before), documentsIn(after)];
  return (address) => old.get(address) !== next.get(address);
}

function documentsIn(snapshot: string | null): Map<string, string> {
  const routes = snapshot === null ? [] : (readRoutes(snapshot) ?? []);
  return new Map(routes.map(({ address, page }) => [address, page]));
}
