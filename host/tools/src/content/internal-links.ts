import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A link to a page of the site, or to a place on the same page. */
export interface InternalLink {
  file: string;
  line: number | undefined;
  href: string;
}

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
