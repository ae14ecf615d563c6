import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@site/tools/browser-test';
import { difference, shrink } from './looks.ts';

/** Pages that stand for the others, by the name of their pictures. */
const looks = {
  home: '/',
  prose: '/UseReduce',
  article: '/BoxModel',
  questions: '/javascript',
  application: '/TaskManager',
  challenges: '/Challenges',
  table: '/TableFilter',
  catalogue: '/design',
};

const folder = join(import.meta.dirname, 'looks');

/** Pictures are small, and compared by areas: a font that is drawn otherwise passes, a layout that fell apart does not. */
const tolerance = 0.06;

for (const [name, address] of Object.entries(looks)) {
  test(`${address} looks as it did`, async ({ site, browser }) => {
    test.setTimeout(120_000);
    const page = await open(browser, site.url + address);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [375, 1280]) {
        const seen = await shrink(browser, await picture(page, colorScheme, width));
        const file = join(folder, `${name}-${colorScheme}-${width}.png`);
        if (process.env.SITE_KEEP_LOOKS || !existsSync(file)) keep(file, seen);
        expect(await difference(browser, readFileSync(file), seen), file).toBeLessThan(tolerance);
      }
    }
  });
}

test('a picture that differs is told from one that does not', async ({ site, browser }) => {
  const home = await open(browser, site.url);
  const light = await shrink(browser, await picture(home, 'light', 1280));
  const dark = await shrink(browser, await picture(home, 'dark', 1280));
  const other = await shrink(browser, await picture(await open(browser, `${site.url}/UseReduce`), 'light', 1280));
  expect(await difference(browser, light, light)).toBe(0);
  expect(await difference(browser, light, dark)).toBeGreaterThan(tolerance);
  expect(await difference(browser, light, other)).toBeGreaterThan(tolerance);
});

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

async function picture(page: Page, colorScheme: 'light' | 'dark', width: number): Promise<Buffer> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: width < 600 ? 750 : 900 });
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

function keep(file: string, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, picture);
}
