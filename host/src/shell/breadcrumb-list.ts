import type { RouteMatch } from '../pages.ts';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

/** The path from home to a page as schema.org's BreadcrumbList, for search engines; its addresses must be absolute. */
export function breadcrumbList(match: RouteMatch, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbTrail(match).map(({ position, name, address }) => ({
      ...{ '@type': 'ListItem', position, name },
      item: new URL(address, origin).href,
    })),
  };
}
