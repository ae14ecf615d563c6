import type { Browser, Page } from 'playwright-core';

/** What a long list of questions costs. Times in milliseconds, from the reader's act to the next frame. */
export interface ListCost {
  elements: number;
  documentKB: number;
  filter: number;
  search: number;
  openAll: number;
}

/** Opens a page with questions on a phone whose processor is slowed four times, and uses its list. */
export async function measureList(browser: Browser, address: string): Promise<ListCost> {
  const context = await browser.newContext({ viewport: { width: 375, height: 700 } });
  const page = await context.newPage();
  const document = await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const elements = await page.locator('*').count();
  const filter = await timeOf(page, () => page.getByLabel('Level').selectOption({ index: 1 }));
  await page.getByLabel('Level').selectOption({ index: 0 });
  const search = await timeOf(page, () => page.getByRole('searchbox').fill('value'));
  await page.getByRole('searchbox').fill('');
  const openAll = await timeOf(page, () => page.getByRole('button', { name: 'Open all' }).click());
  const documentKB = ((await document?.body())?.length ?? 0) / 1000;
  await context.close();
  return { elements, documentKB, filter, search, openAll };
}

/** Both times are measured in the page: the first event of the act, and the frame after it. */
async function timeOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(startClock);
  await act();
  return page.evaluate(
    `new Promise((done) => { const look = () => window.clock ? done(window.clock) : setTimeout(look, 20); look(); })`,
  );
}

/** As a string, because it runs in the page: the first event starts, the second frame after it ends. */
const startClock = `{
  window.clock = 0;
  const begin = () => {
    const start = performance.now();
    for (const type of types) removeEventListener(type, begin, true);
    requestAnimationFrame(() => setTimeout(() => { window.clock = performance.now() - start; }));
  };
  const types = ['change', 'input', 'click'];
  for (const type of types) addEventListener(type, begin, true);
}`;
