import { landingOf, type NavigationPage, type NavigationSection, orderedPages } from '@site/sdk/contract';
import type { RouteMatch } from './pages.ts';

/** What a page is called where pages are listed. */
export function labelOf({ nav, title }: NavigationPage): string {
  return nav?.label ?? title;
}

/** A page to go on to. Beyond its own section it has the section's title alone. */
export interface Neighbor {
  address: string;
  label: string;
  section: NavigationSection;
}

/**
 * What comes before and after a page in the order of reading: a page of its section, or at either end the beginning of the section
 * before or after.
 */
export function neighbors(
  navigation: NavigationSection[],
  { section, page }: RouteMatch,
): { previous?: Neighbor | undefined; next?: Neighbor | undefined } {
  const pages = orderedPages(section).map((one) => ({ address: one.address, label: labelOf(one), section }));
  const at = pages.findIndex(({ address }) => address === page.address);
  const place = navigation.findIndex(({ id }) => id === section.id);
  return {
    previous: pages[at - 1] ?? beginningOf(navigation[place - 1]),
    next: pages[at + 1] ?? beginningOf(navigation[place + 1]),
  };
}

function beginningOf(section: NavigationSection | undefined): Neighbor | undefined {
  const address = section && landingOf(section);
  return address ? { address, label: section.title, section } : undefined;
}
