import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** A heading of level 2 and what stands below it. */
export interface TreeSection {
  title: string;
  line: number | undefined;
  nodes: RootContent[];
}

/** Splits a document at its headings of level 2; what stands above the first is a section without title, if it is there. */
export function sectionsOf(tree: Root): TreeSection[] {
  const sections: TreeSection[] = [];
  for (const node of tree.children) {
    if (node.type === 'element' && node.tagName === 'h2') {
      sections.push({ title: textOf(node), line: node.position?.start.line, nodes: [] });
    } else if (sections.length > 0 || (node.type === 'text' && node.value.trim() === '')) {
      if (node.type !== 'text' || node.value.trim()) sections.at(-1)?.nodes.push(node);
    } else {
      sections.push({ title: '', line: node.position?.start.line, nodes: [node] });
    }
  }
  return sections;
}

/** Moves headings two levels down, below the one of their card, and takes their ids, which would repeat from card to card. */
export function lowerHeadings(tree: Root): void {
  visit(tree, 'element', (node: Element) => {
    const rank = node.tagName.match(/^h([2-4])$/)?.[1];
    if (!rank) return;
    node.tagName = `h${Number(rank) + 2}`;
    delete node.properties.id;
  });
}
