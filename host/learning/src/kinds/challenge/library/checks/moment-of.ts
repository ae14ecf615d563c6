import { prettyDOM } from '@testing-library/dom';

/** In characters, of which a page shows at most 5,000. */
const longest = 4_000;

/** What the document holds now, as HTML, and which element has the focus. @param container the part to show */
export function momentOf(container: Element): string {
  return `<!-- ${focus()} -->\n${prettyDOM(container, longest, { highlight: false }) || ''}`;
}

function focus(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'Nothing has the focus';
  const tag = activeElement.cloneNode() as Element;
  return `Focus: ${tag.outerHTML.replace(/<\/[^>]*>$/, '').slice(0, 200)}`;
}
