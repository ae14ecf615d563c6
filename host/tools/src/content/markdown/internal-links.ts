import type { InternalLink } from '@site/learning/entry';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

export type { InternalLink } from '@site/learning/entry';

/** Finds the links of a document that stay within the site. */
export function internalLinks(tree: Root, file: string, linesBefore: number): InternalLink[] {
  const links: InternalLink[] = [];
  visit(tree, 'element', ({ tagName, properties, position }: Element) => {
    const href = properties.href;
    if (tagName !== 'a' || typeof href !== 'string' || /^[a-z][a-z0-9+.-]*:/i.test(href)) return;
    links.push({ file, line: position && linesBefore + position.start.line, href });
  });
  return links;
}
