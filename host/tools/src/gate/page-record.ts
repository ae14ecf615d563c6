import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { bundleForPage } from '../check/samples/bundle-for-page.ts';

/** What a page has done since its document began to arrive. */
export interface PageRecord {
  /** The sum of its layout shifts without input of a reader. */
  shift: number;
  /** The elements that moved visibly, each with the start of its text. */
  moved: string[];
  /** Whether the text for a page that still loads was shown in place of the page. */
  fallback: boolean;
  /** How many copies of React's renderer have started. */
  renderers: number;
  /** Whether the first heading is still the element that the document came with. */
  sameHeading: boolean;
}

/** The script that watches a page, to run before the page's own. */
export function watchScript(): Promise<string> {
  return bundleForPage(join(import.meta.dirname, 'in-page/watch.ts'));
}

/** The record of a watched page, with all that is on the screen by now. */
export function readPageRecord(page: Page): Promise<PageRecord> {
  return page.evaluate(() => Reflect.get(globalThis, 'pageRecord')());
}
