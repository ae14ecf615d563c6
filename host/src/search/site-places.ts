import { countOf } from '@site/learning/format';
import type { Place } from '@site/learning/search';
import { type NavigationSection, orderedPages } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import readerPages from '../data/reader-pages.json';
import { describedRoutes } from '../described-routes.ts';
import { contentsOf } from '../home/counts.ts';
import { findPage } from '../home/find-page.ts';

/** The host's own pages. */
export const hostPlaces: readonly Place[] = describedRoutes.map(({ address, title, summary }) => ({
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
      ...{ context: '', topics: `section ${id}`, summary, words: 'go to', weight: 1.2 },
    };
  });
}

/** What readers do on a page of a section, wherever they are; nothing on a site without that page. */
export function taskPlaces(navigation: NavigationSection[]): Place[] {
  const review = findPage(navigation, readerPages.review);
  if (!review) return [];
  const { section, page } = review;
  return [
    {
      ...{ key: 'task:review', id: '', kind: 'action', title: 'Start a review', address: page.address },
      ...{ section: section.id, context: section.title, topics: 'review', summary: '' },
      ...{ words: 'repeat due spaced repetition flashcards', weight: 1.2 },
    },
  ];
}
