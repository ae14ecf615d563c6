import type { NavigationPage, NavigationSection } from './data.ts';

/** The pages with a place in the menu, in its order. */
export function menuPages({ pages }: NavigationSection): NavigationPage[] {
  return pages.filter(({ nav }) => nav).sort((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0));
}

/** All pages of a section in the order of reading: those of the menu, then the further ones. */
export function orderedPages(section: NavigationSection): NavigationPage[] {
  return [...menuPages(section), ...section.pages.filter(({ nav }) => !nav)];
}
