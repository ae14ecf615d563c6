import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Makes the text of every heading with an id a link to it, so that a reader can share the place. A heading that holds a
 * link already stays as it is. The name of the heading does not change.
 */
export function linkHeadings(tree: Root): void {
  visit(tree, 'element', (node) => {
    const { id } = node.properties;
    if (!/^h[2-4]$/.test(node.tagName) || typeof id !== 'string') return;
    let linked = false;
    visit(node, { tagName: 'a' }, () => {
      linked = true;
    });
    if (linked) return;
    node.children = [
      { type: 'element', tagName: 'a', properties: { href: `#${id}`, className: ['anchor'] }, children: node.children },
    ];
  });
}
