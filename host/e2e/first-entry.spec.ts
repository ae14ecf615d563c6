import { expect, livePages, openPage, type Page, releasedStore, test } from '@site/tools/browser-test';

/** The pages with entries. */
const lists = livePages(releasedStore()).filter(({ hasEntries }) => hasEntries);

/** A laptop, and a phone with one and a half screens: one movement of the thumb. In CSS pixels. */
const screens = [
  { width: 1280, height: 900, reach: 900 },
  { width: 375, height: 812, reach: 1218 },
];

for (const { address } of lists) {
  test(`the first entry of ${address} is in reach, and so is what the page offers`, async ({ site, page }) => {
    await openPage(page, site.url + address);
    for (const { width, height, reach } of screens) {
      await page.setViewportSize({ width, height });
      expect(await firstEntry(page, address), `${width} px`).toBeLessThan(reach);
      await expect(page.getByRole('navigation', { name: 'What this page offers' })).toBeInViewport();
    }
  });
}

/** Where the first visible link to an entry of the page ends, in CSS pixels from the top of the page. */
function firstEntry(page: Page, address: string): Promise<number> {
  return page.evaluate((root) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    const toEntries = links.filter((link) => link.pathname.toLowerCase().startsWith(`${root.toLowerCase()}/`));
    const ends = toEntries.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().bottom);
    return Math.min(...ends) + scrollY;
  }, address);
}
