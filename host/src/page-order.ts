import type { NavigationPage, NavigationSection } from '@site/sdk/contract';
import type { RouteMatch } from './pages.ts';

/** What a page is called where pages are listed. */
export function labelOf({ nav, title }: NavigationPage): string {
  return nav?.label ?? title;
}

/** The pages with a place in the menu, in its order. */
export function menuPages({ pages }: NavigationSection): NavigationPage[] {
  return pages.filter(({ nav }) => nav).sort((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0));
}

/** All pages of a section in the order of reading: those of the menu, then the further ones. */
export function orderedPages(section: NavigationSection): NavigationPage[] {
  return [...menuPages(section), ...section.pages.filter(({ nav }) => !nav)];
}

/** The pages before and after one in the order of reading, across the whole site. */
export function neighbors(
  navigation: NavigationSection[],
  page: NavigationPage,
): { previous?: RouteMatch | undefined; next?: RouteMatch | undefined } {
  const matches = navigation.flatMap((section) => orderedPages(section).map((one) => ({ section, page: one })));
  const at = matches.findIndex((match) => match.page.address === page.address);
  return at < 0 ? {} : { previous: matches[at - 1], next: matches[at + 1] };
}
