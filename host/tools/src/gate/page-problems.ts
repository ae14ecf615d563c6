import type { Page } from 'playwright-core';
import { accessibilityFindings } from './accessibility.ts';
import { type PageRecord, readPageRecord } from './page-record.ts';
import { overBudget, readPageSize } from './page-size.ts';
import type { Finding } from './problem.ts';

/** What the host shows in place of a page that it cannot show. Inside a page, a panel may be a demo. */
const panelSelector = 'main > article > [role="alert"]';

/** How long a page may take until it works, in milliseconds: on a busy machine, axe in another tab makes it wait. */
const timeLimit = 60_000;

/** A tenth of what counts as a good page: https://web.dev/articles/cls */
const shiftLimit = 0.01;

/**
 * Opens an address as a reader would, in a tab whose documents are watched, and waits until the page works or throws.
 * @param options.inFull whether accessibility and budgets are checked, too
 * @returns a finding for everything that is wrong: errors and warnings in the console, violations of the security policy among
 *   them, exceptions, files that do not arrive, a panel in place of the page, a page that does not come alive in time, and one that
 *   moves, is rendered anew or brings another React
 */
export async function pageProblems(page: Page, url: string, { inFull = false } = {}): Promise<Finding[]> {
  const problems: string[] = [];
  // It may throw before the document has loaded.
  const thrown = new Promise<boolean>((resolve) => collectProblems(page, problems, () => resolve(true)));
  try {
    const response = await page.goto(url, { waitUntil: 'load', timeout: timeLimit });
    const panel = page.locator(panelSelector);
    const isBroken = await Promise.race([isAlive(page), panel.first().waitFor({ timeout: timeLimit }), thrown]);
    const panels = await panel.allTextContents();
    if (isBroken || panels.length > 0)
      return [...problems, ...panels.map((text) => `A panel is in place of the page: ${text.trim()}`)].map(finding);
    const found = [...problems, ...recordProblems(await readPageRecord(page))].map(finding);
    return inFull ? [...found, ...(await fullFindings(page, (await response?.text()) ?? ''))] : found;
  } catch (error) {
    const [reason] = String(error).split('\n');
    return [...problems, `The page did not work within ${timeLimit / 1000} seconds (${reason}).`].map(finding);
  } finally {
    for (const type of ['framenavigated', 'console', 'pageerror', 'requestfailed'] as const)
      page.removeAllListeners(type);
  }
}

function finding(text: string): Finding {
  return { text };
}

/** From here on the page may complain about axe, which tries to set styles that its policy forbids. */
async function fullFindings(page: Page, html: string): Promise<Finding[]> {
  return [...overBudget(await readPageSize(page, html)), ...(await accessibilityFindings(page))];
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

/** Until the tab has the new document, what happens belongs to the one before. */
function collectProblems(page: Page, problems: string[], onThrown: () => void): void {
  let isOpen = false;
  const add = (text: string) => {
    if (isOpen) problems.push(text);
  };
  page.on('framenavigated', (frame) => {
    isOpen ||= frame === page.mainFrame();
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Of a file that does not arrive, the text names the status alone.
    const { url } = message.location();
    add(url ? `${message.text()} (${url})` : message.text());
  });
  page.on('pageerror', (error) => {
    add(String(error));
    if (isOpen) onThrown();
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') add(`${request.url()}: ${reason}`);
  });
}
