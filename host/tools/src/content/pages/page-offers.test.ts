import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { pageMd, questionMd } from '../testing/content-fixtures.ts';
import { bugMd, predictMd } from '../testing/entry-fixtures.ts';
import { readPage } from './read-page.ts';

const entries = {
  'questions/JS-001-map.md': questionMd({ id: 'JS-001' }),
  'questions/PO-001-order.md': predictMd(),
  'questions/SB-001-letters.md': bugMd(),
};
const demo = 'export default () => null;\n';

/** The strip of a page: the text and the address of each link. */
async function stripOf(body: string[], files: Record<string, string>): Promise<[text: string, href: string][]> {
  const all = { 'page.md': pageMd({}, body.join('\n')), ...files };
  const dir = tempDir(Object.fromEntries(Object.entries(all).map(([file, text]) => [`Maps/${file}`, text])));
  const { content } = await readPage(join(dir, 'Maps'));
  const [, strip = ''] = content['html-0']?.match(/<nav class="offers"[^>]*>(.*?)<\/nav>/s) ?? [];
  const links = strip.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g);
  return [...links].map(([, href = '', text = '']) => [text.replace(/<[^>]*>/g, ''), href]);
}

it('leads to the list filtered by each kind, to the demos and to the application', async () => {
  const files = { ...entries, 'Order.demo.tsx': demo, 'Size.demo.tsx': demo, 'App.tsx': demo };
  expect(await stripOf(['::questions'], files)).toEqual([
    ['Questions 1', '?kind=question#list'],
    ['Predictions 1', '?kind=predict#list'],
    ['Bugs 1', '?kind=bug#list'],
    ['Demos 2', '#demo-Order'],
    ['Application', '#demo-App'],
  ]);
});

it('calls the application what page.md calls it', async () => {
  expect(
    await stripOf(['::questions', '', '::app{title="Mock interview"}'], { ...entries, 'App.tsx': '' }),
  ).toContainEqual(['Mock interview', '#demo-App']);
});

it('leads to the part that page.md gives to a kind', async () => {
  const body = ['::questions', '', '## Predict it', '', '::questions{kind="predict"}'];
  expect((await stripOf(body, entries)).slice(0, 2)).toEqual([
    ['Questions 1', '?kind=question#list'],
    ['Predictions 1', '#predict-it'],
  ]);
});

it('leads to the first entry where the list comes after the text, and needs no filter for one kind', async () => {
  const files = { 'questions/JS-001-map.md': questionMd({ id: 'JS-001' }) };
  expect(await stripOf(['A text.'], files)).toEqual([
    ['Questions 1', '#list'],
    ['What is a Map?', '/Maps/map'],
  ]);
});

it('is left out of a page that offers nothing but its text, or one application', async () => {
  expect(await stripOf(['A text.'], {})).toEqual([]);
  expect(await stripOf(['::app'], { 'App.tsx': demo })).toEqual([]);
});
