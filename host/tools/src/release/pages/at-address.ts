import { matchRoute, type Route } from '@site/sdk/contract';
import { snapshotFileAt } from '../snapshot-files.ts';

/** No page can have this address: it is not a word of letters. */
export const notFoundAddress = '/404';

/** Why a server has nothing to answer with. */
export const unavailable = {
  nothing: 'Nothing is released yet.',
  unreadable: 'The live snapshot cannot be read.',
} as const;

/** What a server answers with. */
export type AtAddress<Known> =
  | { is: 'file'; path: string; type?: string; policy?: string }
  | { is: 'page'; route: Known }
  | { is: 'redirect'; to: string }
  | { is: 'no file' }
  | { is: 'no page'; route: Known | undefined };

/**
 * What a snapshot has at an address. Every server that is a program uses this; others have rules for the same.
 * @param path decoded, without its query
 */
export function atAddress<Known extends Route & { redirect?: string | undefined }>(
  routes: Known[],
  path: string,
): AtAddress<Known> {
  const file = snapshotFileAt(path);
  if (file) return { is: 'file', ...file };
  const route = matchRoute(routes, path);
  if (route?.redirect) return { is: 'redirect', to: route.redirect };
  if (route && route.address !== notFoundAddress) return { is: 'page', route };
  if (/\.\w+$/.test(path)) return { is: 'no file' };
  return { is: 'no page', route: routes.find(({ address }) => address === notFoundAddress) };
}
