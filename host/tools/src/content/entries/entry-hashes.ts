import type { InternalLink } from '@site/learning/entry';
import type { RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import type { LinkTo } from './read-entry.ts';

/** The ids of the entries that the text of an entry links to by their places in its list, such as `#JS-065`. */
export function entriesLinkedIn(links: InternalLink[]): string[] {
  return links.flatMap(({ href }) => idIn(href) ?? []);
}

/** Makes links to places in a list, such as `#JS-065`, links to the pages of those entries: the page of one entry holds no other. */
export function linkToPages(nodes: RootContent[], linkTo: LinkTo): void {
  for (const node of nodes)
    visit(node, { tagName: 'a' }, ({ properties }) => {
      const id = idIn(String(properties.href));
      const place = id && linkTo(id);
      if (place) properties.href = place.page;
    });
}

function idIn(href: string): string | undefined {
  return href.match(/^#([A-Z]{2}-\d{3})$/)?.[1];
}
