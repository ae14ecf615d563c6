import type { Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Puts the reason below every block of code that is not run, so that readers see what no test has checked. */
export function noteReasons(tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    const reason = node.meta?.match(/^norun reason="([^"]+)"$/)?.[1];
    if (!reason || !parent || index === undefined) return;
    const note: Paragraph = {
      type: 'paragraph',
      children: [{ type: 'text', value: `Not run by the tests: ${reason}` }],
      data: { hProperties: { className: ['unchecked'] } },
    };
    parent.children.splice(index + 1, 0, note);
    return index + 2;
  });
}
