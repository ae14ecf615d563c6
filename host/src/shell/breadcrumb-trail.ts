import { labelOf, orderedPages } from '../page-order.ts';
import type { RouteMatch } from '../pages.ts';

/** A step on the path from home to a page. */
export interface Crumb {
  position: number;
  name: string;
  address: string;
}

/** The path from home to a page. A section has no page of its own; its crumb leads to its first one. */
export function breadcrumbTrail({ section, page }: RouteMatch): Crumb[] {
  return [
    { position: 1, name: 'Home', address: '/' },
    { position: 2, name: section.title, address: orderedPages(section)[0]?.address ?? page.address },
    { position: 3, name: labelOf(page), address: page.address },
  ];
}
