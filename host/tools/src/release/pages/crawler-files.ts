import { snapshotFiles } from '../snapshot-files.ts';
import { escapeXml } from './xml.ts';

/** `robots.txt`: crawlers may read everything, scripts included, which they need to render a page. @param origin null for none */
export function robotsText(origin: string | null): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return origin === null ? rules : `${rules}\nSitemap: ${origin}${snapshotFiles.sitemap}\n`;
}

/**
 * `sitemap.xml`, by the protocol of sitemaps.org. It has no `lastmod`: `reviewedOn` may be the day of a
 * review that has changed nothing, and search engines ignore the field of a site where it is not true.
 * @param addresses of the pages that may be listed
 */
export function sitemapText(origin: string, addresses: string[]): string {
  const urls = addresses.map((address) => ` <url><loc>${escapeXml(new URL(address, origin).href)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
