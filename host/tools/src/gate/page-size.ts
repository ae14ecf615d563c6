import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { manyQuality } from '../release/compress.ts';
import { allowed, type Budget, type PageParts, type PageSize, pageBudgets } from './budgets.ts';
import type { Finding } from './problem.ts';

/** What a watched page has received; see `in-page/watch.ts`. */
type BytesOfPage = Pick<PageSize, 'scripts' | 'document'>;

/**
 * Measures a watched page, once it is hydrated. Nothing depends on how fast that was.
 * @param html of its document, as it arrived
 */
export async function readPageSize(page: Page, html: string): Promise<PageSize> {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');
  return {
    ...partsIn(html),
    ...(await page.evaluate((): Promise<BytesOfPage> => Reflect.get(globalThis, 'pageBytes')())),
    styles: brotliCompressSync(styles, { params: { [constants.BROTLI_PARAM_QUALITY]: manyQuality } }).length,
    elements: html.match(/<[a-z]/g)?.length ?? 0,
  };
}

/** The entries that a page lists, and its demos. */
export function partsIn(html: string): PageParts {
  return {
    entries: html.match(/<div class="question"/g)?.length ?? 0,
    demos: html.match(/<section id="demo-/g)?.length ?? 0,
  };
}

/** A finding for each budget that a page exceeds. */
export function overBudget(size: PageSize): Finding[] {
  return names.flatMap((name) => {
    const amount = size[name];
    const budget: Budget = pageBudgets[name];
    const most = allowed(budget, size);
    if (amount <= most) return [];
    const limit = `with ${size.entries} entries and ${size.demos} demos it may have ${inGroups(most)}`;
    return [
      { text: `The budget for ${budget.what} is exceeded.\n${inGroups(amount)} ${budget.unit}; ${limit}.`, amount },
    ];
  });
}

const names = Object.keys(pageBudgets) as (keyof typeof pageBudgets)[];

function inGroups(amount: number): string {
  return amount.toLocaleString('en');
}
