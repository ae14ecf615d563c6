import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** A heading of level 2 and what is below it. */
export interface TreeSection {
  title: string;
  line: number | undefined;
  nodes: RootContent[];
}

/** The nodes below each heading of level 2. */
export type Sections = ReadonlyMap<string, RootContent[]>;

/** Splits a document at its headings of level 2. Content above the first heading is a section without a title. */
export function sectionsOf(tree: Root): TreeSection[] {
  const sections: TreeSection[] = [];
  for (const node of tree.children) {
    if (node.type === 'text' && node.value.trim() === '') continue;
    if (node.type === 'element' && node.tagName === 'h2') {
      sections.push({ title: textOf(node), line: node.position?.start.line, nodes: [] });
    } else if (sections.length > 0) {
      sections.at(-1)?.nodes.push(node);
    } else {
      sections.push({ title: '', line: node.position?.start.line, nodes: [node] });
    }
  }
  return sections;
}

/** Moves headings down, below the one of their card, and removes their ids, which would repeat from card to card. */
export function lowerHeadings(tree: Root, by: 2 | 3): void {
  visit(tree, 'element', (node: Element) => {
    const rank = node.tagName.match(/^h([2-4])$/)?.[1];
    if (!rank) return;
    node.tagName = `h${Math.min(Number(rank) + by, 6)}`;
    delete node.properties.id;
  });
}
