/** What an address is matched against. */
export interface Route {
  /** A slash and one word, such as `/UseReduce`; `/` is the start page. */
  address: string;
  /** The name of the parameter that may follow the address, such as `username`; null when there is none. */
  param: string | null;
  /** Whether its entries have addresses of their own below it. */
  hasEntries?: boolean | undefined;
}

/**
 * Finds the route of an address. Letter case and slashes at the end do not count; a route with a parameter matches every
 * value of it, and one with entries every word below it. Browser, server, development server and link check all use this
 * function.
 * @param pathname decoded, such as `/quotes/Ada`
 */
export function matchRoute<Known extends Route>(routes: Iterable<Known>, pathname: string): Known | undefined {
  const path = `/${pathname.toLowerCase().replace(/^\//, '').replace(/\/+$/, '')}`;
  const parent = path.slice(0, path.lastIndexOf('/'));
  for (const route of routes) {
    const address = route.address.toLowerCase();
    if (address === path || (address === parent && (route.param !== null || route.hasEntries))) return route;
  }
  return undefined;
}

/** The word below the address of a page; null for the page itself. */
export function entryIn({ address, hasEntries }: Route, pathname: string): string | null {
  const word = hasEntries ? pathname.slice(address.length).replaceAll('/', '').toLowerCase() : '';
  return word || null;
}
