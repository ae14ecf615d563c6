import type { NavigationSection } from './data.ts';
import { orderedPages } from './page-order.ts';

/** The address where a section begins: its first page. Undefined for a section without pages. */
export function landingOf(section: NavigationSection): string | undefined {
  return section.landing ?? orderedPages(section)[0]?.address;
}

/** Whether every section lists its pages. */
export function isWhole(navigation: readonly NavigationSection[]): boolean {
  return navigation.every(({ landing }) => landing === undefined);
}

/**
 * The navigation that a document carries: one section in full, and of the others the title and the address where they begin, so
 * that a release of a section changes no document of another one.
 * @param id the section of the page; null for a page that belongs to none
 */
export function navigationWithin(navigation: NavigationSection[], id: string | null): NavigationSection[] {
  return navigation.map((section) => {
    const landing = landingOf(section);
    if (section.id === id || landing === undefined) return section;
    const { contract, title, order } = section;
    return { contract, id: section.id, title, order, landing, pages: [] };
  });
}
