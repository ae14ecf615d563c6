// @vitest-environment node
import { join } from 'node:path';
import { findBrowser } from '@site/tools/check/find-browser';
import { type Browser, chromium, type Page } from 'playwright-core';
import { compile } from 'tailwindcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classNames } from './bootstrap-classes.ts';
import { classRules } from './class-rules.ts';
import { readEquivalents } from './equivalents.ts';
import { installedPackage } from './installed-package.ts';
import { differences } from './testing/computed-styles.ts';

const dir = join(import.meta.dirname, '../..');
const equivalents = readEquivalents(dir);
const bootstrapCss = installedPackage(dir, 'bootstrap').read('dist/css/bootstrap.css');
const asPairs = equivalents.map((pair) => [`${pair.bootstrap} / ${pair.tailwind}`, pair] as const);

let browser: Browser;
let bootstrap: Page;
let tailwind: Page;

async function pageWith(css: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent('<!doctype html><html><body></body></html>');
  await page.addStyleTag({ content: css });
  return page;
}

beforeAll(async () => {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await chromium.launch({ executablePath: findBrowser(), args });
  bootstrap = await pageWith(bootstrapCss);
  const { build } = await compile(installedPackage(dir, 'tailwindcss').read('index.css'));
  tailwind = await pageWith(build(equivalents.flatMap((pair) => pair.tailwind.split(' '))));
}, 60_000);
afterAll(() => browser.close());

it('are at least 80, each of a class that Bootstrap has', () => {
  const known = new Set(classNames(classRules(bootstrapCss)));
  expect(equivalents.length).toBeGreaterThanOrEqual(80);
  expect(equivalents.flatMap((pair) => pair.bootstrap.split(' ')).filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(equivalents.map((pair) => pair.bootstrap)).size).toBe(equivalents.length);
});

describe('computed in a browser, an element comes out as the table says', () => {
  it.each(asPairs)('%s', async (_name, pair) => {
    const differing = await differences(bootstrap, tailwind, pair);
    if (pair.differs === undefined) expect(differing).toEqual({});
    else expect(differing, `nothing differs, so "${pair.differs}" is wrong`).not.toEqual({});
  });

  it('and a pair that is none is found out', async () => {
    const wrong = { bootstrap: 'm-3', tailwind: 'm-0', group: '', element: 'div', parent: '' };
    expect(await differences(bootstrap, tailwind, wrong)).toHaveProperty('margin-top', ['16px', '0px']);
  });
});
