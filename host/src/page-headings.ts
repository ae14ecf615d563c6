/** A chapter of a page. */
export interface Heading {
  id: string;
  /** The HTML inside the heading, without links; made at build time, like all content. */
  html: string;
}

/** A page with fewer chapters needs no table of contents. */
const fewest = 3;

/**
 * The chapters of a page for its table of contents: the `h2` of its prose. Read from the HTML by pattern, because the server,
 * hydration and a change of page must agree, and the HTML is made by our own build.
 * @param prose the static parts of the page, as a release wrote them, a document holds them or a request brought them
 */
export function headingsIn(prose: string): Heading[] {
  const found = [...prose.matchAll(/<h2\b[^>]*?\sid="([^"]+)"[^>]*>(.*?)<\/h2>/gs)];
  const headings = found.map(([, id = '', html = '']) => ({ id, html: withoutLinks(html) }));
  return headings.length < fewest ? [] : headings;
}

/** A link in a heading points at the heading itself, or wraps some of its words; in the table of contents each line is already a link. */
function withoutLinks(html: string): string {
  return html
    .replace(/<a\b[^>]*\baria-[^>]*>.*?<\/a>/gs, '')
    .replace(/<\/?a\b[^>]*>/g, '')
    .trim();
}
