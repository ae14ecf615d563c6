import type { Element, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** Elements that load or run something of their own; a page gets none of them from content. */
const elements = ['script', 'iframe', 'frame', 'object', 'embed', 'base', 'link', 'style'];

const addresses = ['href', 'src', 'action', 'formAction', 'xLinkHref', 'data', 'poster', 'ping'];
const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** Only HTML with one of these is parsed: parsing takes seconds for a section of a thousand entries. */
const suspect = new RegExp(
  [
    `<(?:${elements.join('|')})\\b`,
    'http-equiv|srcdoc',
    '\\bon[a-z]+\\s*=',
    // An address that begins neither with a path, a fragment nor `http`, or hides something behind a character reference.
    `\\b(?:${addresses.join('|')}|xlink:href)\\s*=\\s*["']?(?:[^/#h"']|[^"'>\\s]*&)`,
  ].join('|'),
  'i',
);

/**
 * Finds HTML that the compiler of content never makes, and that would act on the reader's behalf.
 * @returns what it is, such as `<meta http-equiv="refresh">`; null for HTML that is fine
 */
export function unsafeHtml(html: string): string | null {
  if (!suspect.test(html)) return null;
  let found: string | null = null;
  visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }: Element) => {
    found ??= unsafeElement(tagName, properties);
  });
  return found;
}

function unsafeElement(tagName: string, properties: Properties): string | null {
  if (elements.includes(tagName)) return `<${tagName}>`;
  if (properties.httpEquiv) return `<${tagName} http-equiv="${properties.httpEquiv}">`;
  const handler = Object.keys(properties).find((name) => /^on[A-Z]|^srcDoc$/.test(name));
  if (handler) return `<${tagName} ${handler.toLowerCase()}="…">`;
  const address = addresses.find((name) => properties[name] && !isSafe(String(properties[name])));
  return address ? `<${tagName} ${address.toLowerCase()}="${properties[address]}">` : null;
}

/** The parser of the browser decides: it ignores spaces, line ends and letter case in a scheme. */
function isSafe(address: string): boolean {
  const base = 'https://site.example';
  return URL.canParse(address, base) && schemes.includes(new URL(address, base).protocol);
}
