/** Elements that load or run something of their own; a page gets none of them from content. */
const acting = ['script', 'iframe', 'frame', 'frameset', 'object', 'embed', 'base', 'link', 'style'];

/** Elements that change an attribute of another one later. */
const changing = ['animate', 'animatemotion', 'animatetransform', 'set'];

/** Elements whose content is read by rules of its own, which hides tags from whoever reads by others; and those of a whole document. */
const hiding = ['template', 'noscript', 'noembed', 'noframes', 'plaintext', 'textarea', 'xmp', 'html', 'head', 'body'];

const elements = new Set([...acting, ...changing, ...hiding]);

const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'ping']);
const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

const attribute = /\s+([\w:-]+)(?:="([^"<>]*)"|=([^\s"'<>=`]+))?/g;

/** A tag or an empty comment as the compiler writes them: no value has a quote, `<` or `>` of its own. */
const tag = new RegExp(`<!-- ?-->|</[a-z][\\w-]*>|<([a-z][\\w-]*)((?:${attribute.source})*)\\s*/?>`, 'gi');

/**
 * Finds HTML that the compiler of content never makes, and that would act on the reader's behalf. Each tag is judged alone, wherever it is:
 * what surrounds a block on its page can change how it is parsed, but not what is a tag in it.
 * @returns what it is, such as `<meta http-equiv="refresh">`; null for HTML that is fine
 */
export function unsafeHtml(html: string): string | null {
  let found: string | null = null;
  const text = html.replace(tag, (_, name: string | undefined, attributes: string | undefined) => {
    if (name) found ??= unsafeTag(name.toLowerCase(), attributes ?? '');
    return '';
  });
  return found ?? (text.includes('<') ? 'a tag that the compiler of content does not write' : null);
}

function unsafeTag(name: string, attributes: string): string | null {
  if (elements.has(name)) return `<${name}>`;
  for (const [, written = '', quoted, bare] of attributes.matchAll(attribute)) {
    const [key, value] = [written.toLowerCase(), quoted ?? bare ?? ''];
    if (key === 'http-equiv') return `<${name} http-equiv="${value}">`;
    if (key.startsWith('on') || key === 'srcdoc') return `<${name} ${key}="…">`;
    if (addresses.has(key) && !isSafe(value)) return `<${name} ${key}="${value}">`;
  }
  return null;
}

/** The parser of the browser decides: it ignores spaces, line ends and letter case in a scheme. A scheme has no character reference. */
function isSafe(address: string): boolean {
  const base = 'https://site.example';
  const mayHideScheme = /^[^/?#]*&/.test(address);
  return !mayHideScheme && URL.canParse(address, base) && schemes.includes(new URL(address, base).protocol);
}
