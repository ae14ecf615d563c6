import type { SearchFile, SearchTable, SearchTexts } from '@site/sdk/contract';
import { findDemos } from '../pages/find-demos.ts';
import type { PageSource } from '../pages/read-page.ts';
import { beginningOf } from './beginning-of.ts';
import { distinctiveWords } from './distinctive-words.ts';
import { sectionItems } from './section-items.ts';

/** How much of an entry's beginning is shown in the results, in characters. */
const excerpt = 120;

type Found = Pick<PageSource, 'name' | 'dir' | 'address' | 'param' | 'headings' | 'articles' | 'entries'>;

/**
 * What readers can find in a section's pages. It is fetched as a whole, so it holds of each entry how it begins and the words that set
 * it apart.
 * @param tables the reference tables that a section's own build has found, by the names of the pages
 */
export function searchFileOf(pages: Found[], tables: Record<string, SearchTable[]> = {}): SearchFile {
  const items = sectionItems(pages);
  const texts = new Map(pages.flatMap(({ entries }) => entries.map(({ id, text }) => [id, text] as const)));
  const shown = items.map(({ id, kind, title, address, topics, summary = '' }) => ({
    ...{ id, kind, title, address, topics },
    summary: beginningOf(summary, excerpt),
  }));
  const words = distinctiveWords(
    items.map(({ id }) => texts.get(id) ?? ''),
    shown.map(({ title, address, topics }) => `${title} ${address} ${topics.join(' ')}`),
  );
  return {
    entries: shown.map((entry, at) => ({ ...entry, words: words[at]?.join(' ') ?? '' })),
    pages: pages.map(({ name, dir, address, headings, articles }) => ({
      address,
      headings: [...headings, ...articles].map(({ id, text }) => ({ id, text })),
      demos: findDemos(dir).flatMap((demo) => (demo.name === 'App' ? [] : [demo.name])),
      tables: tables[name] ?? [],
    })),
  };
}

/** Divides it into what is fetched first, by which an entry is found at once, and the rest. */
export function dividedSearchFile({ entries, pages }: SearchFile): { titles: SearchFile; texts: SearchTexts } {
  return {
    titles: { entries: entries.map((entry) => ({ ...entry, summary: '', words: '' })), pages: [] },
    texts: { entries: entries.map(({ summary, words }) => ({ summary, words })), pages },
  };
}
