import type { EntryLink } from '@site/learning/card';
import type { PageContent } from '@site/sdk/contract';
import type { PageSource } from './read-page.ts';
import { renderNeighbors } from './render-card.tsx';

type Listed = Pick<PageSource, 'address' | 'entries'>;

/**
 * The static parts of the pages of a page's entries, by the words that end their addresses.
 * @param section all pages of the section, for the links to related entries
 */
export function entryContents(page: Listed, section: Listed[]): { slug: string; content: PageContent }[] {
  const links = new Map(section.flatMap(linksOf));
  const linkTo = (id: string | undefined) => (id === undefined ? undefined : links.get(id));
  return page.entries.map((entry) => {
    const { id, slug, topics, pageHtml } = entry;
    const [topic = ''] = topics;
    const same = page.entries.filter(({ topics: [first] }) => first === topic).map((one) => one.id);
    const at = same.indexOf(id);
    const related = entry.related.flatMap((id) => linkTo(id) ?? []);
    const neighbors = { topic, previous: linkTo(same[at - 1]), next: linkTo(same[at + 1]), related };
    return { slug, content: { 'html-entry': pageHtml, 'html-neighbors': renderNeighbors(neighbors) } };
  });
}

function linksOf({ address, entries }: Listed): [string, EntryLink][] {
  return entries.map(({ id, slug, title }) => [id, { href: `${address}/${slug}`, title }]);
}
