import type { NavigationPage, NavigationSection } from '@site/sdk/contract';
import { distance } from 'fastest-levenshtein';

/** The three pages whose address is most like the one asked for, the nearest first. Letter case does not count. */
export function nearestPages(navigation: NavigationSection[], pathname: string): NavigationPage[] {
  const wanted = pathname.toLowerCase();
  const pages = navigation.flatMap((section) => section.pages);
  const ranked = pages.map((page) => ({ page, far: distance(wanted, page.address.toLowerCase()) }));
  return ranked
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ page }) => page);
}
