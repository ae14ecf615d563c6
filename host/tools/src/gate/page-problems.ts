import type { BrowserContext, Page } from 'playwright-core';
import { type PageRecord, readPageRecord } from './page-record.ts';

/** What the host shows in place of a page that it cannot show. Inside a page, a panel may be a demo. */
const panelSelector = 'main > article > [role="alert"]';

/** How long a page may take until it works, in milliseconds. */
const timeLimit = 20_000;

/** A tenth of what counts as a good page: https://web.dev/articles/cls */
const shiftLimit = 0.01;

/**
 * Opens an address as a reader would, in a context whose pages are watched, and waits until the page works or throws.
 * @returns a line for everything that is wrong: errors and warnings in the console, violations of the security policy among
 *   them, exceptions, files that do not arrive, a panel in place of the page, a page that does not come alive in time, and one that
 *   moves, is rendered anew or brings another React
 */
export async function pageProblems(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage();
  const problems = collectProblems(page);
  // It may throw before the document has loaded.
  const thrown = new Promise<void>((resolve) => page.once('pageerror', () => resolve()));
  try {
    await page.goto(url, { waitUntil: 'load', timeout: timeLimit });
    const panel = page.locator(panelSelector);
    await Promise.race([isAlive(page), panel.first().waitFor({ timeout: timeLimit }), thrown]);
    const panels = await panel.allTextContents();
    const found = [...problems, ...panels.map((text) => `A panel is in place of the page: ${text.trim()}`)];
    return found.length > 0 ? found : recordProblems(await readPageRecord(page));
  } catch (error) {
    const [reason] = String(error).split('\n');
    return [...problems, `The page did not work within ${timeLimit / 1000} seconds (${reason}).`];
  } finally {
    await page.close();
  }
}

async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated main').length > 0, undefined, {
    timeout: timeLimit,
  });
  await page.locator('main[aria-busy="false"] h1').first().waitFor({ timeout: timeLimit });
}

function recordProblems({ shift, moved, renderers, sameHeading }: PageRecord): string[] {
  const problems: string[] = [];
  if (shift > shiftLimit)
    problems.push(`What readers see moves while the page loads.\nBy ${shift}: ${moved.join('; ')}`);
  if (!sameHeading) problems.push('React has rendered the page anew instead of taking its HTML.');
  if (renderers !== 1) problems.push(`${renderers} copies of React run on the page.`);
  return problems;
}

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Of a file that does not arrive, the text names the status alone.
    const { url } = message.location();
    problems.push(url ? `${message.text()} (${url})` : message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${reason}`);
  });
  return problems;
}
