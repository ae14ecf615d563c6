import { type NavigationPage, type NavigationSection, orderedPages } from '@site/sdk/contract';
import type { RouteMatch } from './pages.ts';

/** What a page is called where pages are listed. */
export function labelOf({ nav, title }: NavigationPage): string {
  return nav?.label ?? title;
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
