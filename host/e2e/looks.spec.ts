import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { difference, shrink } from './looks.ts';
import { expect, test } from './site.ts';

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
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [375, 1280]) {
        const seen = await shrink(browser, await picture(browser, site.url + address, colorScheme, width));
        const file = join(folder, `${name}-${colorScheme}-${width}.png`);
        if (process.env.SITE_KEEP_LOOKS || !existsSync(file)) keep(file, seen);
        expect(await difference(browser, readFileSync(file), seen), file).toBeLessThan(tolerance);
      }
    }
  });
}

test('a picture that differs is told from one that does not', async ({ site, browser }) => {
  const light = await shrink(browser, await picture(browser, site.url, 'light', 1280));
  const dark = await shrink(browser, await picture(browser, site.url, 'dark', 1280));
  const other = await shrink(browser, await picture(browser, `${site.url}/UseReduce`, 'light', 1280));
  expect(await difference(browser, light, light)).toBe(0);
  expect(await difference(browser, light, dark)).toBeGreaterThan(tolerance);
  expect(await difference(browser, light, other)).toBeGreaterThan(tolerance);
});

async function picture(browser: Browser, address: string, colorScheme: 'light' | 'dark', width: number) {
  const viewport = { width, height: width < 600 ? 750 : 900 };
  const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return taken;
}

function keep(file: string, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, picture);
}
