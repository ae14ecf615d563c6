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
    if (address === path || (address === parent && route.param !== null)) return route;
    if (route.hasEntries && entryRoot(route).toLowerCase() === parent) return route;
  }
  return undefined;
}

/** What the addresses of a page's entries begin with. Below a page with a parameter any word is a value of it. */
export function entryRoot({ address, param }: Pick<Route, 'address' | 'param'>): string {
  return param === null ? address : `${address}/entries`;
}

/** The word that ends the address of an entry; null for the address of the page itself. */
export function entryIn(route: Route, pathname: string): string | null {
  const root = `${entryRoot(route)}/`.toLowerCase();
  const path = pathname.toLowerCase();
  const word = route.hasEntries && path.startsWith(root) ? path.slice(root.length).replaceAll('/', '') : '';
  return word || null;
}
