import { readFileSync } from 'node:fs';
import { type Browser, expect, openPage, type Page, test } from '@site/tools/browser-test';
import { fontFile } from '@site/tools/build/fonts';

/** One page of each kind, by the name of its baselines in `looks/`. */
const pages = {
  home: '/',
  prose: '/UseReduce',
  article: '/BoxModel',
  questions: '/javascript',
  application: '/TaskManager',
  challenges: '/Challenges',
  table: '/TableFilter',
  catalogue: '/design',
};

/**
 * Screenshots are a quarter of the size and compared with tolerance (playwright.config.ts): text that another version of the
 * browser renders differently passes, a layout that fell apart does not.
 */
const deviceScaleFactor = 0.25;

/** The same font on every machine, for all text: the site takes those of the system, which break lines elsewhere. */
const sameFont = `@font-face {
  font-family: Looks;
  src: url(data:font/ttf;base64,${readFileSync(fontFile('400Regular'), 'base64')});
}
:root { --sans: Looks !important; --mono: Looks !important; }`;

for (const [name, address] of Object.entries(pages)) {
  test(`${address} looks as it did`, async ({ site, browser }) => {
    const page = await open(browser, site.url + address);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [375, 1280]) {
        await resize(page, colorScheme, width);
        await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}-${width}.png`);
      }
    }
    await page.close();
  });
}

test('another theme and another page do not pass as the baseline', async ({ site, browser }) => {
  const home = await open(browser, site.url);
  await resize(home, 'dark', 1280);
  await expect(home).not.toHaveScreenshot('home-light-1280.png');
  const other = await open(browser, `${site.url}/UseReduce`);
  await resize(other, 'light', 1280);
  await expect(other).not.toHaveScreenshot('home-light-1280.png');
});

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor, bypassCSP: true });
  await openPage(page, address);
  await page.waitForLoadState('networkidle');
  await page.addStyleTag({ content: sameFont });
  expect(await page.evaluate(async () => (await document.fonts.load('1rem Looks')).length)).toBe(1);
  return page;
}

async function resize(page: Page, colorScheme: 'light' | 'dark', width: number): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: width < 600 ? 750 : 900 });
}
