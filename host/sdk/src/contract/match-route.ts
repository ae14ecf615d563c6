/** What an address is matched against. */
export interface Route {
  /** A slash and one word, such as `/UseReduce`; `/` is the start page. */
  address: string;
  /** The name of the parameter that may follow the address, such as `username`; null when there is none. */
  param: string | null;
}

/**
 * Finds the route of an address. Letter case and slashes at the end do not count; a route with a parameter matches every
 * value of it. Browser, server, development server and link check all use this function.
 * @param pathname decoded, such as `/quotes/Ada`
 */
export function matchRoute<Known extends Route>(routes: Iterable<Known>, pathname: string): Known | undefined {
  const [first = '', param, ...more] = pathname.toLowerCase().replace(/^\//, '').replace(/\/+$/, '').split('/');
  if (more.length > 0) return undefined;
  for (const route of routes)
    if (route.address.toLowerCase() === `/${first}` && (param === undefined || route.param !== null)) return route;
  return undefined;
}
