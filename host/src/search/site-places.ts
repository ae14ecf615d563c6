import type { Place } from '@site/learning/search';
import { type NavigationSection, orderedPages } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import { contentsOf, countOf } from '../home/counts.ts';
import { hostRoutes } from '../host-routes.ts';

/** The host's own pages. */
export const hostPlaces: readonly Place[] = hostRoutes.map(({ address, title, summary }) => ({
  ...{ key: address, id: '', kind: 'page', address, section: '', context: siteName, title, summary },
  ...{ topics: address === '/' ? 'home start' : address, words: summary, weight: 1 },
}));

/** A section, which leads to its first page. A section without pages is none. */
export function sectionPlaces(navigation: readonly NavigationSection[]): Place[] {
  return navigation.flatMap((section) => {
    const { id, title, pages } = section;
    const [first] = orderedPages(section);
    if (!first) return [];
    const summary = [countOf(pages.length, 'page'), ...contentsOf(section)].join(', ');
    return {
      ...{ key: `section:${id}`, id: '', kind: 'section', title, address: first.address, section: id },
      ...{ context: 'Section', topics: `section ${id}`, summary, words: 'go to', weight: 1.2 },
    };
  });
}
