import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../check/find-browser.ts';
import { violationsOf } from './accessibility.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  page = await browser.newPage();
});

afterAll(() => browser.close());

const readable = 'color: #333';
const pale = 'color: #aaa';

/** The rules that a document breaks, each with the texts of its elements. */
async function broken(body: string, options?: Parameters<typeof violationsOf>[1]): Promise<string[]> {
  await page.setContent(`<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>${body}</main></html>`);
  const found = await violationsOf(page, options);
  return found.flatMap(({ id, elements }) => elements.map((html) => `${id}: ${html.replace(/<[^>]*>/g, '')}`));
}

it('finds text of poor contrast among much that is readable', async () => {
  const lines = `<p style="${readable}">Readable</p>`.repeat(50);
  expect(await broken(`${lines}<p style="${pale}">Pale</p>${lines}`)).toEqual(['color-contrast: Pale']);
});

it('checks the same color again on another background', async () => {
  const box = `<div style="background: #666"><p style="${readable}">On gray</p></div>`;
  expect(await broken(`<p style="${readable}">On white</p>${box}`)).toEqual(['color-contrast: On gray']);
});

it('takes no hidden text in place of what is seen', async () => {
  const hidden = `<p style="${pale}; visibility: hidden">Hidden</p>`.repeat(5);
  expect(await broken(`${hidden}<details><summary>More</summary><p style="${pale}">Closed</p></details>`)).toEqual([]);
  expect(await broken(`${hidden}<p style="${pale}">Pale</p>`)).toEqual(['color-contrast: Pale']);
});

it('checks the text beside the line of a pseudo-element', async () => {
  const line = 'main::before { content: ""; position: absolute; inset: 0 auto 0 0; width: 9px; background: red }';
  const style = `<style>main { position: relative; height: 3000px } ${line}</style>`;
  expect(await broken(`${style}<p style="${pale}">Pale</p>`)).toEqual(['color-contrast: Pale']);
});

it('checks what is in a shadow root, and what is typed into a field', async () => {
  const shadow = `<div><template shadowrootmode="open"><p style="${pale}">In the shadow</p></template></div>`;
  expect(await broken(shadow)).toEqual(['color-contrast: In the shadow']);
  expect(await broken(`<input aria-label="Name" value="Typed" style="${pale}">`)).toEqual(['color-contrast: ']);
});

it('checks the colors that a transition leads to', async () => {
  const style =
    '<style>p { color: #aaa; transition: color 100s } @media (prefers-color-scheme: dark) { p { color: #333 } }</style>';
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await broken(`${style}<p>Changes</p>`)).toEqual(['color-contrast: Changes']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page)).toEqual([]);
});

it('checks the other rules, unless colors alone are asked for', async () => {
  const body = `<button></button><p style="${pale}">Pale</p>`;
  expect(await broken(body)).toEqual(['button-name: ', 'color-contrast: Pale']);
  expect(await broken(body, { colorsOnly: true })).toEqual(['color-contrast: Pale']);
});

it('checks the named parts alone', async () => {
  const body = `<p style="${pale}">Outside</p><section><p style="${pale}">Inside</p></section>`;
  expect(await broken(body, { within: ['section'] })).toEqual(['color-contrast: Inside']);
});

it('finds a link that only its color tells from the text around it, also among others that stand alone', async () => {
  const style = '<style>a { color: #224; text-decoration: none } li { padding: 1rem } p { color: #333 }</style>';
  const alone = `<ul>${'<li><a href="/">Alone</a></li>'.repeat(9)}</ul>`;
  expect(await broken(`${style}${alone}<p>Text with a <a href="/">link</a> in it</p>`)).toEqual([
    'link-in-text-block: link',
  ]);
  const underlined = '<style>p a { text-decoration: underline }</style>';
  expect(await broken(`${style}${underlined}${alone}<p>Text with a <a href="/">link</a> in it</p>`)).toEqual([]);
});

it('leaves out the rules that it is told to', async () => {
  expect(await broken('<button></button>', { without: ['button-name'] })).toEqual([]);
});
