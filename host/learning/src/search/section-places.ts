import type { NavigationSection, SearchEntry, SearchFile, SearchPage } from '@site/sdk/contract';
import type { Findable } from './SearchIndex.ts';

/** Something that search finds and leads to: an entry, a page, or a heading, a demo or the row of a table of a page. */
export interface Place extends Findable {
  /** `page`, `heading`, `demo`, `row`, or the kind of an entry. */
  kind: string;
  address: string;
  /** What it says first, for the results; empty for none. */
  summary: string;
  /** The id of its section. */
  section: string;
  /** What it is in: the title of its section, and for a part of a page that of the page. */
  context: string;
}

/** As much of a section as search needs; pages of the registry have a summary, those of the navigation have none. */
export type SearchedSection = Pick<NavigationSection, 'id' | 'title'> & {
  pages: (NavigationSection['pages'][number] & { summary?: string; aliases?: string[] | undefined })[];
};

/** A page counts more than entries about the same subject, its parts less. */
const weights = { page: 1.5, entry: 1, part: 0.5 };

/** The pages of a section as places. */
export function pagePlaces(section: SearchedSection): Place[] {
  return section.pages.map(({ address, title, nav, summary = '', aliases = [] }) => ({
    ...{ key: address, id: '', kind: 'page', address, section: section.id, context: section.title },
    title,
    topics: [nav?.label ?? '', address, ...aliases].join(' '),
    ...{ summary, words: summary, weight: weights.page },
  }));
}

/** The entries of a section, and the headings and demos of its pages, as places. */
export function contentPlaces(section: SearchedSection, { entries, pages }: SearchFile): Place[] {
  return [
    ...entries.map((entry) => entryPlace(section, entry)),
    ...pages.flatMap((page) => [...headingPlaces(section, page), ...demoPlaces(section, page)]),
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

/** The rows of the reference tables on a section's pages as places, for a `RowIndex`. */
export function rowPlaces(section: SearchedSection, { pages }: SearchFile): Place[] {
  return pages.flatMap((page) =>
    page.tables.flatMap(({ label, prefix, rows }) =>
      rows.map((name) => {
        const place = partPlace(section, page, encodeURIComponent(prefix + name), name);
        return { ...place, kind: 'row', context: `${label} · ${place.topics}` };
      }),
    ),
  );
}

function headingPlaces(section: SearchedSection, page: SearchPage): Place[] {
  return page.headings.map(({ id, text }) => ({ ...partPlace(section, page, id, text), kind: 'heading' }));
}

function demoPlaces(section: SearchedSection, page: SearchPage): Place[] {
  return page.demos.map((name) => {
    const title = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
    return { ...partPlace(section, page, `demo-${name}`, title), kind: 'demo', words: 'demo example live' };
  });
}

function partPlace({ id, title, pages }: SearchedSection, { address }: SearchPage, hash: string, name: string) {
  const page = pages.find((one) => one.address === address)?.title ?? '';
  const whole = `${address}#${hash}`;
  return {
    ...{ key: whole, id: '', title: name, address: whole, section: id, context: `${title} · ${page}` },
    ...{ topics: page, summary: '', words: '', weight: weights.part },
  };
}
