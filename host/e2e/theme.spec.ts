import { expect, openInContext, type Page, test, waitForHydration } from '@site/tools/browser-test';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('the theme', () => {
  test('is that of the system until the reader chooses, holds through a reload and reaches other tabs', async ({
    site,
    browser,
  }) => {
    const { context, page } = await openInContext(browser, `${site.url}/UseReduce`, { colorScheme: 'light' });
    const other = await context.newPage();
    await other.goto(`${site.url}/Axios`);
    await waitForHydration(other);
    const light = await background(page);
    await page.getByRole('radio', { name: 'Dark theme' }).check();
    const dark = await background(page);
    expect(dark).not.toBe(light);
    await expect.poll(() => background(other)).toBe(dark);
    await expect(other.getByRole('radio', { name: 'Dark theme' })).toBeChecked();
    await page.reload();
    await waitForHydration(page);
    expect(await background(page)).toBe(dark);
    await expect(page.getByRole('radio', { name: 'Dark theme' })).toBeChecked();
    await other.getByRole('radio', { name: 'System theme' }).check();
    await expect.poll(() => background(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => background(page)).toBe(dark);
    await page.getByRole('radio', { name: 'Light theme' }).check();
    expect(await background(page)).toBe(light);
    await context.close();
  });

  test('is there at the first paint, before the site’s own code', async ({ site, browser }) => {
    const context = await browser.newContext({ colorScheme: 'light' });
    await context.addInitScript(() => localStorage.setItem('site:theme', 'dark'));
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${site.url}/UseReduce`);
    const lightness = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('There is no canvas.');
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[0];
    });
    expect(lightness).toBeLessThan(60);
    await context.close();
  });

  test('ignores a stored value that is not a choice', async ({ site, browser }) => {
    const context = await browser.newContext();
    await context.addInitScript(() => localStorage.setItem('site:theme', '"><script>'));
    const page = await context.newPage();
    await page.goto(site.url);
    await waitForHydration(page);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
    await expect(page.getByRole('radio', { name: 'System theme' })).toBeChecked();
    await context.close();
  });
});
