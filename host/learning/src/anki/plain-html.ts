/** What an entry offers in its list, and what says nothing on a flashcard. */
const dropped = 'button, summary, footer, [data-behavior], [hidden]';

/** Elements that stay, with the attributes that stay on them. */
const kept: Readonly<Record<string, readonly string[]>> = {
  ...{
    a: ['href'],
    abbr: ['title'],
    blockquote: [],
    br: [],
    code: [],
    dd: [],
    del: [],
    dl: [],
    dt: [],
    em: [],
    hr: [],
  },
  ...{ h4: [], kbd: [], li: [], ol: ['start'], p: [], pre: [], strong: [], sub: [], sup: [], table: [], tbody: [] },
  ...{ td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'], thead: [], tr: [], ul: [] },
};

/**
 * Copies nodes of an entry's card without what works on this site alone: controls, classes, colors of code. Headings become `h4`, the
 * lines of code are parted by `<br>`, all other white space is one space, and addresses are absolute.
 * @param base what addresses are relative to
 */
export function plainHtml(nodes: Iterable<Node>, base: string): DocumentFragment {
  const copy = document.createDocumentFragment();
  for (const node of nodes) copy.append(plainNode(node, base));
  return copy;
}

function plainNode(node: Node, base: string): Node {
  if (node instanceof Text) return plainText(node);
  if (!(node instanceof Element) || node.matches(dropped)) return document.createDocumentFragment();
  if (node.matches('.code.output')) return outputOf(node, base);
  const name = /^h[1-6]$/.test(node.localName) ? 'h4' : node.localName;
  const inside = plainHtml(node.childNodes, base);
  const attributes = kept[name];
  if (!attributes) return inside;
  const element = document.createElement(name);
  for (const attribute of attributes) {
    const value = node.getAttribute(attribute);
    if (value !== null) element.setAttribute(attribute, attribute === 'href' ? new URL(value, base).href : value);
  }
  element.append(inside);
  return element;
}

/** What code prints looks like code on a flashcard, so it says what it is. */
function outputOf(block: Element, base: string): Node {
  const copy = plainHtml(block.childNodes, base);
  const label = document.createElement('p');
  label.append('Output:');
  copy.prepend(label);
  return copy;
}

function plainText({ data, parentElement }: Text): Node {
  if (!parentElement?.closest('pre')) return document.createTextNode(data.replaceAll(/\s+/g, ' '));
  const lines = document.createDocumentFragment();
  for (const [index, line] of data.split(/\r?\n/).entries()) {
    if (index > 0) lines.append(document.createElement('br'));
    lines.append(line);
  }
  return lines;
}
