import {
  expect,
  follow,
  holdBack,
  type Locator,
  openPage,
  type Page,
  test,
  waitForHydration,
} from '@site/tools/browser-test';

const chapters = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const top = (page: Page) => page.evaluate(() => scrollY);

/** Turns the wheel over the text. */
async function scrollBy(page: Page, by: number): Promise<void> {
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, by);
}

/** How far below the bar an element of the page begins, in pixels. */
const belowBar = (page: Page, id: string) =>
  page.evaluate((id) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
    return (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - bar;
  }, id);

async function expectBelowBar(page: Page, id: string): Promise<void> {
  await expect.poll(() => belowBar(page, id), `below the bar: ${id}`).toBeGreaterThanOrEqual(0);
  await expect.poll(() => belowBar(page, id), `just below the bar: ${id}`).toBeLessThan(48);
}

/** Something above the target gets its size late. */
const growAbove = (page: Page) =>
  page.evaluate(() => {
    const late = document.createElement('canvas');
    late.height = 500;
    document.querySelector('main article')?.prepend(late);
  });

/** Follows a link. @returns how far the page was scrolled when it was clicked */
async function clickFrom(page: Page, link: Locator): Promise<number> {
  await page.evaluate(() => {
    addEventListener('click', () => Reflect.set(window, 'clickedAt', scrollY), { capture: true, once: true });
  });
  await link.click();
  return page.evaluate(() => Number(Reflect.get(window, 'clickedAt')));
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 800 }));

test.describe('the target of a link', () => {
  for (const [address, id] of [
    ['/Challenges', 'thirty-briefs'],
    ['/HtmlCss', 'gallery'],
    ['/HtmlCss', 'answers'],
    ['/HtmlCss', 'questions'],
    ['/javascript', 'JS-200'],
  ] as const) {
    test(`is just below the bar when the page is opened with it: ${address}#${id}`, async ({ site, page }) => {
      await openPage(page, `${site.url}${address}#${id}`);
      await page.waitForLoadState('networkidle');
      await expectBelowBar(page, id);
    });
  }

  test('is found in another letter case, and Back leads to the page before', async ({ site, page }) => {
    await openPage(page, site.url);
    await page.goto(`${site.url}/javascript#js-200`);
    await expect(page).toHaveURL(`${site.url}/javascript#JS-200`);
    await expectBelowBar(page, 'JS-200');
    await expect(page.locator('#JS-200 h4 a')).toHaveAttribute('aria-expanded', 'true');
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/`);
  });

  test('stays there while sizes settle, and until the reader scrolls', async ({ site, page }) => {
    await openPage(page, `${site.url}/Challenges#thirty-briefs`);
    await page.waitForLoadState('networkidle');
    await growAbove(page);
    await expectBelowBar(page, 'thirty-briefs');
    await scrollBy(page, -300);
    await expect.poll(() => belowBar(page, 'thirty-briefs')).toBeGreaterThan(250);
    await growAbove(page);
    await expect.poll(() => belowBar(page, 'thirty-briefs')).toBeGreaterThan(250);
  });

  for (const [address, id] of [
    ['/javascript', 'JS-065'],
    ['/HtmlCss', 'gallery'],
  ] as const) {
    test(`is left by a reader who scrolls before the scripts arrive: ${address}#${id}`, async ({ site, page }) => {
      const deliver = await holdBack(page, /\.js$/);
      // The scripts are part of what `load` waits for.
      await page.goto(`${site.url}${address}#${id}`, { waitUntil: 'domcontentloaded' });
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      await scrollBy(page, 800);
      await expect.poll(() => belowBar(page, id)).toBeLessThan(-500);
      await deliver();
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      expect(await belowBar(page, id)).toBeLessThan(-500);
    });
  }

  test('is just below the bar when a link on another page leads to it', async ({ site, page }) => {
    await openPage(page, site.url);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/Challenges#thirty-briefs';
      link.textContent = 'Thirty briefs';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Thirty briefs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'UI challenges' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectBelowBar(page, 'thirty-briefs');
  });
});

test.describe('Back', () => {
  test('returns from each link of the contents to where the reader was, also to the top', async ({ site, page }) => {
    await openPage(page, `${site.url}/Challenges`);
    const links = chapters(page).getByRole('link');
    await links.nth(2).click();
    await expect.poll(() => top(page)).toBeGreaterThan(300);
    await expectBelowBar(page, new URL(page.url()).hash.slice(1));
    const second = await top(page);
    await links.last().click();
    await expect.poll(() => top(page)).toBeGreaterThan(second + 300);
    const last = await top(page);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(second);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(0);
    await expect(page).toHaveURL(`${site.url}/Challenges`);
    await page.goForward();
    await page.goForward();
    await expect.poll(() => top(page)).toBe(last);
  });

  test('returns from a Related link to the answer that has it, and keeps the filter', async ({ site, page }) => {
    await openPage(page, `${site.url}/javascript?level=basic#JS-065`);
    const link = page.locator('#JS-065 .about li > a[href^="#"]').first();
    const related = await link.getAttribute('href');
    const before = await clickFrom(page, link);
    await expectBelowBar(page, related?.slice(1) ?? '');
    await page.goBack();
    await expect(page).toHaveURL(/\?level=basic#JS-065$/);
    await expect.poll(() => top(page)).toBe(before);
    await expect(page.getByLabel('Level')).toHaveValue('basic');
  });

  test('returns to the end of an answer whose last link led to another page, and the answer is open', async ({
    site,
    page,
  }) => {
    await openPage(page, `${site.url}/javascript`);
    const card = page.locator('#JS-002');
    await card.locator('h4 a').click();
    await expect(card.getByRole('group', { name: 'How well do you know this?' })).toBeVisible();
    const link = card.getByRole('link', { name: 'Open as a page' });
    await link.scrollIntoViewIfNeeded();
    const before = (await link.boundingBox())?.y ?? Number.NaN;
    await link.click();
    await expect(page).toHaveURL(/\/javascript\/./);
    await page.goBack();
    await expect(card.locator('h4 a')).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeInViewport();
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(3);
    await expect(card).not.toHaveAttribute('style', /min-height/);
  });

  test('returns to a place on a page that another page was opened from', async ({ site, page }) => {
    await openPage(page, `${site.url}/Challenges`);
    await chapters(page).getByRole('link').last().click();
    await expect.poll(() => top(page)).toBeGreaterThan(3000);
    const before = (await top(page)) - 700;
    await scrollBy(page, -700);
    await expect.poll(() => top(page)).toBe(before);
    await follow(page, 'Advanced', 'Axios');
    await expect(page.getByRole('heading', { level: 1, name: 'Axios' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'UI challenges' })).toBeVisible();
    await expect.poll(() => top(page)).toBe(before);
  });
});
