import type { Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const titles: Record<string, string> = { NOTE: 'Note', TIP: 'Tip', WARNING: 'Warning' };

/**
 * Turns quotations that begin with `[!NOTE]`, `[!TIP]` or `[!WARNING]` on a line of its own into callouts.
 * @param refusal creates the error to throw, for a line of the document
 */
export function markCallouts(tree: Root, refusal: (line: number, problem: string) => Error): void {
  visit(tree, 'blockquote', (node) => {
    const [first, ...rest] = node.children;
    const start = first?.type === 'paragraph' ? first.children[0] : undefined;
    const marker = start?.type === 'text' ? start.value.match(/^\[!([^\]\n]*)\](.*)(?:\n|$)/) : null;
    if (first?.type !== 'paragraph' || start?.type !== 'text' || !marker) return;
    const [whole, kind = '', behind] = marker;
    const title = titles[kind];
    const line = node.position?.start.line ?? 0;
    if (!title) throw refusal(line, `[!${kind}] is not a callout. Use [!${Object.keys(titles).join('], [!')}].`);
    if (behind?.trim())
      throw refusal(line, `[!${kind}] must be on a line of its own; the text begins on the next one.`);

    const text = { ...start, value: start.value.slice(whole.length) };
    const children = text.value ? [text, ...first.children.slice(1)] : first.children.slice(1);
    const heading: Paragraph = {
      type: 'paragraph',
      children: [{ type: 'text', value: title }],
      data: { hProperties: { className: ['callout-title'] } },
    };
    node.children = [heading, ...(children.length > 0 ? [{ ...first, children }] : []), ...rest];
    node.data = { hName: 'div', hProperties: { className: ['callout', kind.toLowerCase()], role: 'note' } };
  });
}
