import type { NavigationSection, SearchEntry, SearchFile, SearchPage } from '@site/sdk/contract';
import type { Findable } from './SearchIndex.ts';

/** Something that search finds and leads to: an entry, a page, or a heading of a page. */
export interface Place extends Findable {
  /** `page`, `heading`, or the kind of an entry. */
  kind: string;
  address: string;
  /** What it says first, for the results; empty for none. */
  summary: string;
  /** The id of its section. */
  section: string;
  /** What it is in: the title of its section, and for a heading that of its page. */
  context: string;
}

/** As much of a section as search needs; pages of the registry have a summary, those of the navigation have none. */
export type SearchedSection = Pick<NavigationSection, 'id' | 'title'> & {
  pages: (NavigationSection['pages'][number] & { summary?: string; aliases?: string[] | undefined })[];
};

/** A page counts more than entries about the same subject, a heading less. */
const weights = { page: 1.5, entry: 1, heading: 0.5 };

/** The pages of a section as places. */
export function pagePlaces(section: SearchedSection): Place[] {
  return section.pages.map(({ address, title, nav, summary = '', aliases = [] }) => ({
    ...{ key: address, id: '', kind: 'page', address, section: section.id, context: section.title },
    title,
    topics: [nav?.label ?? '', address, ...aliases].join(' '),
    ...{ summary, words: summary, weight: weights.page },
  }));
}

/** The entries of a section and the headings of its pages as places. */
export function contentPlaces(section: SearchedSection, { entries, pages }: SearchFile): Place[] {
  return [
    ...entries.map((entry) => entryPlace(section, entry)),
    ...pages.flatMap((page) => headingPlaces(section, page)),
  ];
}

function entryPlace({ id, title }: SearchedSection, entry: SearchEntry): Place {
  const slug = entry.address.split('/').at(-1) ?? '';
  return {
    ...{ key: entry.id, id: entry.id, kind: entry.kind, title: entry.title, address: entry.address },
    ...{ section: id, context: title },
    topics: [...entry.topics, slug].join(' '),
    summary: entry.summary,
    words: `${entry.words} ${entry.kind}`,
    weight: weights.entry,
  };
}

function headingPlaces({ id, title, pages }: SearchedSection, { address, headings }: SearchPage): Place[] {
  const page = pages.find((one) => one.address === address)?.title ?? '';
  return headings.map((heading) => ({
    ...{ key: `${address}#${heading.id}`, id: '', kind: 'heading', title: heading.text },
    ...{ address: `${address}#${heading.id}`, section: id, context: `${title} · ${page}` },
    ...{ topics: page, summary: '', words: '', weight: weights.heading },
  }));
}
