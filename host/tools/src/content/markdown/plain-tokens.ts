import type { Element, ElementContent } from 'hast';

/** Classes that have a color of their own (code.css), and the color they share. */
const colors: Record<string, string> = {
  'pl-c': 'comment',
  'pl-k': 'keyword',
  'pl-en': 'name',
  'pl-e': 'name',
  'pl-ent': 'name',
  'pl-s': 'text',
  'pl-pds': 'text',
  'pl-sr': 'text',
  'pl-cce': 'text',
  'pl-c1': 'value',
  'pl-mb': 'value',
};

/**
 * Removes every element of highlighted code that changes no color, so that a page of hundreds of samples is a third smaller.
 * The text stays as it is.
 * @param inside the color of what is around
 */
export function plainTokens(nodes: ElementContent[], inside = ''): ElementContent[] {
  const flat = nodes.flatMap((node) => (node.type === 'element' ? plainToken(node, inside) : [node]));
  const merged: ElementContent[] = [];
  for (const node of flat) {
    const last = merged.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') merged.push(node);
    else merged.splice(-1, 1, { type: 'text', value: last.value + node.value });
  }
  return merged;
}

function plainToken(node: Element, inside: string): ElementContent[] {
  const names = node.properties.className;
  const color = (Array.isArray(names) && colors[String(names[0])]) || '';
  if (!color || color === inside) return plainTokens(node.children, inside);
  return [{ ...node, children: plainTokens(node.children, color) }];
}
