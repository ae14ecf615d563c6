import { expect, holdBack, type Page, test, waitForHydration } from '@site/tools/browser-test';
import { readPageRecord, watchScript } from '@site/tools/gate/page-record';

const lines = (page: Page) => page.locator('.entries .question:visible');
const count = (page: Page) => page.getByRole('search').getByRole('status');

/** The lists have waited for ten seconds. */
const waitInVain = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

for (const width of [375, 1280])
  for (const scrolled of [0, 600, 20_000])
    for (const query of ['kind=predict', 'level=basic&topic=closures', 'q=closure', 'progress=known'])
      test(`/javascript?${query} is filtered from the start, and nothing shifts, ${width} px wide, scrolled by ${scrolled}`, async ({
        site,
        page,
        complaints,
      }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.addInitScript(await watchScript());
        const deliver = await holdBack(page, /\.js$/);
        const deliverWords = await holdBack(page, /\/content\/words\//);
        await page.goto(`${site.url}/javascript?${query}`, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(lines(page)).toHaveCount(0);
        if (scrolled) {
          await page.mouse.move(width / 2, 400);
          await page.mouse.wheel(0, scrolled);
          await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
        }
        await deliver();
        if (query.startsWith('q=')) {
          await waitForHydration(page);
          await expect(lines(page)).toHaveCount(0);
          await deliverWords();
        }
        await expect(count(page)).toBeVisible();
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
        const { shift, moved } = await readPageRecord(page);
        expect({ shift, moved }).toEqual({ shift: 0, moved: [] });
        await expect(count(page)).toHaveText(`${await lines(page).count()} of 310 entries`);
        expect(complaints).toEqual([]);
      });

test('without a filter in the address a list waits for nothing', async ({ site, page }) => {
  await holdBack(page, /\.js$/);
  await page.goto(`${site.url}/javascript?from=newsletter`, { waitUntil: 'domcontentloaded' });
  await expect(lines(page)).not.toHaveCount(0);
});

test('a filtered list is shown whole when the scripts do not arrive', async ({ site, page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`${site.url}/javascript?kind=predict`);
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await waitInVain(page);
  await expect(lines(page)).not.toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a filtered list is shown whole without scripts', async ({ site, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/javascript?kind=predict`);
  await expect(lines(page)).not.toHaveCount(0);
  await context.close();
});

test('a reader who saves data asks for the scripts by an address that filters', async ({ site, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto(`${site.url}/javascript?kind=predict`);
  await expect(count(page)).toHaveText(/^\d+ of \d+ entries$/);
});
