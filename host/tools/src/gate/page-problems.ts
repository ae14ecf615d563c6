import type { BrowserContext, Page } from 'playwright-core';

/** How long a page may take until it works, in milliseconds. */
const timeLimit = 20_000;

/**
 * Opens an address as a reader would, and waits until the page works or throws.
 * @returns a line for everything that is wrong: errors and warnings in the console, violations of the security policy among
 *   them, exceptions, files that do not arrive, a panel in place of the page, or a page that does not come alive in time
 */
export async function pageProblems(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage();
  const problems = collectProblems(page);
  try {
    await page.goto(url, { waitUntil: 'load', timeout: timeLimit });
    const panel = page.getByRole('main').getByRole('alert');
    const thrown = page.waitForEvent('pageerror', { timeout: timeLimit });
    await Promise.race([isAlive(page), panel.first().waitFor({ timeout: timeLimit }), thrown]);
    const panels = await panel.allTextContents();
    return [...problems, ...panels.map((text) => `A panel is in place of the page: ${text.trim()}`)];
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

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // What the server answers for an address that is not live yet.
    const isDocument = message.text().includes('404') && url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isDocument) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${reason}`);
  });
  return problems;
}
