import { type BrowserContextOptions, expect, openInContext, test, violations } from '@site/tools/browser-test';

test.describe('for every reader', () => {
  const states: [string, BrowserContextOptions][] = [
    ['forced colors', { forcedColors: 'active' }],
    ['reduced motion', { reducedMotion: 'reduce' }],
    ['twice the size', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
    ['the smallest screen', { viewport: { width: 320, height: 640 } }],
  ];
  for (const [name, options] of states) {
    test(`axe finds nothing with the table open, and nothing scrolls sideways: ${name}`, async ({ site, browser }) => {
      for (const address of ['/', '/UseReduce']) {
        const { context, page } = await openInContext(browser, site.url + address, options);
        const fold = page.locator('main > details summary');
        if (await fold.isVisible()) await fold.click();
        expect(await violations(page), address).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, address).toBeLessThanOrEqual(0);
        await context.close();
      }
    });
  }

  test('without scripts, a demo tells that it stays in its first state', async ({ site, browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site.url}/TaskManager`);
    for (const demo of await page.getByRole('region', { name: /^Demo: / }).all())
      await expect(demo.getByRole('paragraph').filter({ hasText: 'stays in its first state' })).toBeVisible();
    await page.close();
  });

  test('with forced colors, the chosen theme and the current page are still visible', async ({ site, browser }) => {
    const { context, page } = await openInContext(browser, `${site.url}/UseReduce`, { forcedColors: 'active' });
    const outline = await page
      .getByRole('radio', { name: 'System theme' })
      .evaluate((radio) => getComputedStyle(radio).outlineStyle);
    expect(outline).toBe('solid');
    const current = page.getByRole('navigation', { name: 'React Hooks' }).locator('[aria-current]');
    expect(await current.evaluate((link) => getComputedStyle(link).fontWeight)).toBe('650');
    await context.close();
  });

  test('with forced colors, what opens in place has its plus or minus', async ({ site, browser }) => {
    const { context, page } = await openInContext(browser, `${site.url}/UseReduce`, { forcedColors: 'active' });
    const disclosures = page.getByRole('main').locator('summary:visible, .entries .line:visible');
    expect(await page.locator('.entries .line:visible').count()).toBeGreaterThan(0);
    for (const one of await disclosures.all())
      expect(await one.evaluate((line) => getComputedStyle(line, '::before').backgroundImage)).toContain('gradient');
    await context.close();
  });
});
