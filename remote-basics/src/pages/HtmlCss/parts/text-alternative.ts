/** Hidden from everyone, or from the accessibility tree. */
export function hiddenFromAll(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return element.getAttribute('aria-hidden') === 'true' || display === 'none' || visibility === 'hidden';
}

/**
 * The text of an element's content: text, alternative text of images, values of fields, with a space between boxes.
 * @param evenHidden whether hidden content counts, as in an element that is hidden itself and named by its id
 * @param without a field inside its own label, which doesn't contribute to its own name
 */
export function textOf(element: Element, evenHidden = false, without?: Element): string {
  return [...element.childNodes].map((node) => partOf(node, evenHidden, without)).join('');
}

function partOf(node: Node, evenHidden: boolean, without?: Element): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node === without || (!evenHidden && hiddenFromAll(node))) return '';
  const text = node.getAttribute('aria-label')?.trim() || fieldText(node) || textOf(node, evenHidden, without);
  return isInline(node) ? text : ` ${text} `;
}

function fieldText(element: Element): string {
  if (element instanceof HTMLImageElement) return element.alt;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  if (element instanceof HTMLInputElement) return /^(?:checkbox|radio)$/.test(element.type) ? '' : element.value;
  return element instanceof HTMLTextAreaElement ? element.value : '';
}

const isInline = (element: Element) =>
  element.localName !== 'br' && /^inline$|^$/.test(getComputedStyle(element).display);
