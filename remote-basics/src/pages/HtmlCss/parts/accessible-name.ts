import { hiddenFromAll, textOf } from './text-alternative.ts';

/** A source of a name; `null` if the element doesn't have it. */
export interface NameSource {
  source: string;
  text: string | null;
}

export interface AccessibleName {
  name: string;
  /** The source of the name; `null` if there is none. */
  from: string | null;
  /** All sources for this kind of element, in the order they are checked. */
  sources: NameSource[];
}

/**
 * Computes the accessible name of an element in the order of "Accessible Name and Description Computation" and the HTML
 * mapping. Covered: aria-labelledby, aria-label, what HTML defines for inputs, images, groups, tables and svg, names
 * from content, title, placeholder. Not covered: CSS content, shadow trees, explicit ARIA roles, `aria-owns`.
 * @see https://w3c.github.io/accname/
 */
export function accessibleName(element: Element): AccessibleName {
  const sources = order(element).map(([source, read]) => ({ source, text: read() }));
  const found = sources.find(({ text }) => text !== null);
  return { name: found?.text ?? '', from: found?.source ?? null, sources };
}

type Source = [source: string, read: () => string | null];

function order(element: Element): Source[] {
  return [
    ['aria-labelledby', () => labelledBy(element)],
    ['aria-label', () => attribute(element, 'aria-label')],
    ...native(element),
    ...(isNamedByContent(element) ? [['content', () => filled(textOf(element))] satisfies Source] : []),
    ['title', () => attribute(element, 'title')],
    ...(element.matches('input, textarea')
      ? [['placeholder', () => attribute(element, 'placeholder')] satisfies Source]
      : []),
  ];
}

/** The text of all referenced elements, in that order. They may be hidden, and may include the element itself. */
function labelledBy(element: Element): string | null {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => element.ownerDocument.getElementById(id)).filter((one) => one !== null);
  return filled(named.map((one) => attribute(one, 'aria-label') ?? textOf(one, hiddenFromAll(one))).join(' '));
}

/** The source that HTML itself defines for the element. */
function native(element: Element): Source[] {
  if (element.matches('input[type="submit"], input[type="reset"], input[type="button"]'))
    return [['value', () => attribute(element, 'value') ?? defaults[element.getAttribute('type') ?? ''] ?? null]];
  if (element.matches('img, area, input[type="image"]')) return [['alt', () => element.getAttribute('alt')]];
  if (isLabelable(element)) return [['label', () => labels(element)]];
  const child = captions[element.localName];
  return child ? [[child, () => childText(element, child)]] : [];
}

const defaults: Record<string, string> = { submit: 'Submit', reset: 'Reset' };
const captions: Record<string, string> = { fieldset: 'legend', table: 'caption', svg: 'title' };

const isLabelable = (element: Element): element is HTMLInputElement =>
  element.matches('input:not([type="hidden"]), select, textarea, meter, output, progress');

const labels = (element: HTMLInputElement) =>
  filled([...(element.labels ?? [])].map((label) => textOf(label, false, element)).join(' '));

function childText(element: Element, name: string): string | null {
  const child = [...element.children].find(({ localName }) => localName === name);
  return child ? filled(textOf(child)) : null;
}

const isNamedByContent = (element: Element) =>
  element.matches('button, a[href], summary, option, h1, h2, h3, h4, h5, h6, td, th, legend, caption');

const attribute = (element: Element, name: string) => filled(element.getAttribute(name) ?? '');

/** White space alone is not a name. */
function filled(text: string): string | null {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat === '' ? null : flat;
}
