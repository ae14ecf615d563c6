import type { OutlinePage, OutlineSection } from '@site/sdk/contract';
import type { PagePlace } from './pages.ts';

/** What a page is called where pages are listed. */
export function labelOf({ nav, title }: OutlinePage): string {
  return nav?.label ?? title;
}

/** The pages with a place in the menu, in its order. */
export function menuPages({ pages }: OutlineSection): OutlinePage[] {
  return pages.filter(({ nav }) => nav).sort((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0));
}

/** All pages of a section in the order of reading: those of the menu, then the further ones. */
export function orderedPages(section: OutlineSection): OutlinePage[] {
  return [...menuPages(section), ...section.pages.filter(({ nav }) => !nav)];
}

/** The pages before and after one in the order of reading, across the whole site. */
export function neighbours(
  outline: OutlineSection[],
  page: OutlinePage,
): { previous?: PagePlace | undefined; next?: PagePlace | undefined } {
  const places = outline.flatMap((section) => orderedPages(section).map((one) => ({ section, page: one })));
  const at = places.findIndex((place) => place.page.address === page.address);
  return at < 0 ? {} : { previous: places[at - 1], next: places[at + 1] };
}
