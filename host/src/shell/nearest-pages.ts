import type { OutlinePage, OutlineSection } from '@site/sdk/contract';
import { distance } from 'fastest-levenshtein';

/** The three pages whose address is most like the one asked for, the nearest first. Letter case does not count. */
export function nearestPages(outline: OutlineSection[], pathname: string): OutlinePage[] {
  const wanted = pathname.toLowerCase();
  const pages = outline.flatMap((section) => section.pages);
  const ranked = pages.map((page) => ({ page, far: distance(wanted, page.address.toLowerCase()) }));
  return ranked
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ page }) => page);
}
