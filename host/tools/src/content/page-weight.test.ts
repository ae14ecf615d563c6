import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { root } from '../workspace.ts';
import { readPage } from './read-page.ts';
import { pageMd } from './testing/content-fixtures.ts';

const number = 300;
const model = readFileSync(
  join(root, 'remote-basics/src/pages/Javascript/questions/JS-002-typeof-null.md'),
  'utf8',
).replace(/related: .*/, 'related: []');

/** A page of copies of a question with a table and a sample, each with an id of its own. */
function largePage(): string {
  const ids = Array.from({ length: number }, (_, index) => `JS-${String(index + 1).padStart(3, '0')}`);
  const files = ids.map((id) => [`Large/questions/${id}-copy-${id.toLowerCase()}.md`, model.replaceAll('JS-002', id)]);
  return join(tempDir({ 'Large/page.md': pageMd({ title: 'Large' }), ...Object.fromEntries(files) }), 'Large');
}

it(`keeps a page of ${number} questions within its budgets`, async () => {
  const { content, entries } = await readPage(largePage());
  expect(entries).toHaveLength(number);
  const html = Object.values(content).join('');
  const elements = html.match(/<[a-z]/g)?.length ?? 0;
  console.log(`${number} questions: ${elements} elements, ${Math.round(html.length / 1000)} kB of HTML`);
  expect(elements / number).toBeLessThan(200);
  expect(html.length / number).toBeLessThan(9000);
}, 120_000);
