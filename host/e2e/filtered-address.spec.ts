import { expect, holdBack, type Page, test, waitForHydration } from '@site/tools/browser-test';
import { readPageRecord, watchScript } from '@site/tools/gate/page-record';

const lines = (page: Page) => page.locator('.entries .question:visible');
const count = (page: Page) => page.getByRole('search').getByRole('status');

/** Lets no time pass for the animation that shows a list after ten seconds, however slow this machine is. */
async function stopAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** The lists have waited for ten seconds. */
const waitInVain = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

const readers = [
  { width: 375, scrolled: 0 },
  { width: 375, scrolled: 20_000 },
  { width: 1280, scrolled: 0 },
  { width: 1280, scrolled: 600 },
];
for (const query of ['kind=predict', 'level=basic&topic=closures', 'q=closure', 'progress=known'])
  for (const { width, scrolled } of readers)
    test(`/javascript?${query} is filtered from the start and does not shift, ${width} px wide, scrolled by ${scrolled}`, async ({
      site,
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.addInitScript(await watchScript());
      await stopAnimations(page);
      const deliver = await holdBack(page, /\.js$/);
      await page.goto(`${site.url}/javascript?${query}`, { waitUntil: 'domcontentloaded' });
      await expect(lines(page)).toHaveCount(0);
      if (scrolled) {
        await page.mouse.move(width / 2, 400);
        await page.mouse.wheel(0, scrolled);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
      }
      await deliver();
      await expect(count(page)).toBeVisible();
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      const { shift, moved } = await readPageRecord(page);
      expect({ shift, moved }).toEqual({ shift: 0, moved: [] });
      await expect(count(page)).toHaveText(new RegExp(`^${await lines(page).count()} (of \\d+ )?entries$`));
      expect(complaints).toEqual([]);
    });

test('a search in the address waits for the words of the entries', async ({ site, page }) => {
  await stopAnimations(page);
  const deliver = await holdBack(page, /\/content\/words\//);
  await page.goto(`${site.url}/javascript?q=closure`);
  await waitForHydration(page);
  await expect(lines(page)).toHaveCount(0);
  await deliver();
  await expect(lines(page)).not.toHaveCount(0);
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
