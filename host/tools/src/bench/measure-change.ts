import type { Browser, Page } from 'playwright-core';
import { phoneScreen, ready, slowDown } from './measure.ts';

/** How long a reader waits for the next page after a click, in milliseconds. */
export interface ChangeCost {
  /** On the first visit to that page. */
  cold: number;
  /** On the second. */
  warm: number;
}

/** How long a reader looks at a link before following it, in milliseconds. */
const look = 2000;

/** Opens an address on a slow phone, brings the link to another page into view, and follows it; twice. */
export async function measureChange(browser: Browser, origin: string, from: string, to: string): Promise<ChangeCost> {
  const context = await browser.newContext({ viewport: phoneScreen });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  await page.evaluate(ready);
  await bringIntoView(page, to);
  const cold = await timeOfClick(page, to);
  await page.evaluate('history.back()');
  await page.waitForURL(`**${from}`);
  await page.waitForLoadState('networkidle');
  const warm = await timeOfClick(page, to);
  await context.close();
  return { cold, warm };
}

/** A link that a reader follows is in view. One in a menu that is closed stays where it is. */
async function bringIntoView(page: Page, to: string): Promise<void> {
  await page.evaluate(`(document.querySelector('main a[href="${to}"]') ?? document.body).scrollIntoView()`);
  await page.waitForTimeout(look);
}

/** From the click on a link to the frame that shows another heading. Both are measured in the page. */
function timeOfClick(page: Page, to: string): Promise<number> {
  return page.evaluate(
    `new Promise((done) => {
      const heading = () => document.querySelector('main h1')?.textContent;
      const before = heading();
      const start = performance.now();
      new MutationObserver((_, observer) => {
        if (heading() === undefined || heading() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      (document.querySelector('main a[href="${to}"]') ?? document.querySelector('a[href="${to}"]')).click();
    })`,
  );
}
