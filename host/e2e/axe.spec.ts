import AxeBuilder from '@axe-core/playwright';
import { expect, livePages, test } from './site.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1280]) {
    test(`axe finds nothing on any page, ${colorScheme}, ${width} px`, async ({ site, browser }) => {
      test.setTimeout(400_000);
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, bypassCSP: true });
      const page = await context.newPage();
      const found: string[] = [];
      for (const address of ['/', '/design', '/nowhere', ...livePages(site.store).map((one) => one.address)]) {
        await page.goto(site.url + address);
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        found.push(...violations.map(({ id, nodes }) => `${address}: ${id} ${nodes[0]?.html}`));
      }
      expect(found).toEqual([]);
      await context.close();
    });
  }
}

test('no page scrolls sideways at 320 px', async ({ site, browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const page = await context.newPage();
  const wide: string[] = [];
  for (const address of ['/', '/design', '/nowhere', ...livePages(site.store).map((one) => one.address)]) {
    await page.goto(site.url + address);
    await page.waitForLoadState('networkidle');
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) wide.push(`${address}: ${beyond} px`);
  }
  expect(wide).toEqual([]);
  await context.close();
});
