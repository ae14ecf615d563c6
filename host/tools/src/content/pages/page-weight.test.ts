import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { root } from '../../workspace.ts';
import { pageMd } from '../testing/content-fixtures.ts';
import { readPage } from './read-page.ts';

const model = readFileSync(
  join(root, 'remote-basics/src/pages/Javascript/questions/JS-002-typeof-null.md'),
  'utf8',
).replace(/related: .*/, 'related: []');

/** A page of copies of a question with a table and a sample, each with an id of its own. */
function pageOf(number: number): string {
  const ids = Array.from({ length: number }, (_, index) => `JS-${String(index + 1).padStart(3, '0')}`);
  const files = ids.map((id) => [`Large/questions/${id}-copy-${id.toLowerCase()}.md`, model.replaceAll('JS-002', id)]);
  return join(tempDir({ 'Large/page.md': pageMd({ title: 'Large' }), ...Object.fromEntries(files) }), 'Large');
}

async function weightOf(number: number) {
  const { content } = await readPage(pageOf(number));
  const html = Object.values(content).join('');
  return { elements: html.match(/<[a-z]/g)?.length ?? 0, characters: html.length };
}

it('keeps a further question of a list within its budgets, however long it is itself', async () => {
  const [few, many] = [10, 40];
  const [small, large] = [await weightOf(few), await weightOf(many)];
  const elements = (large.elements - small.elements) / (many - few);
  const characters = (large.characters - small.characters) / (many - few);
  expect(elements).toBeLessThanOrEqual(7);
  expect(characters).toBeLessThan(380);
});
