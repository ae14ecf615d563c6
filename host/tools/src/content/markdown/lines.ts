import type { ElementContent } from 'hast';

/**
 * Splits highlighted code into its lines, without the breaks between them. An element that spans several lines is in each of them.
 */
export function linesOf(nodes: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const [first = [], ...rest] = splitNode(node);
    lines.at(-1)?.push(...first);
    lines.push(...rest);
  }
  return lines;
}

function splitNode(node: ElementContent): ElementContent[][] {
  if (node.type === 'text') {
    return node.value.split('\n').map((value) => (value ? [{ type: 'text', value }] : []));
  }
  if (node.type !== 'element') return [[node]];
  return linesOf(node.children).map((children) => (children.length > 0 ? [{ ...node, children }] : []));
}

/** A line with its break at the end of its last element, if it has one. */
export function withBreak(line: ElementContent[]): ElementContent[] {
  const last = line.at(-1);
  if (last?.type !== 'element') return [...line, { type: 'text', value: '\n' }];
  return [...line.slice(0, -1), { ...last, children: withBreak(last.children) }];
}
