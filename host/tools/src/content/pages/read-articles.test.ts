import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { pageMd } from '../testing/content-fixtures.ts';
import { readPage } from './read-page.ts';

const article = (fields: string[] = [], body = '## When\n\nNow and then.') =>
  ['---', 'title: useState', 'order: 1', 'purpose: Remembers a value.', ...fields, '---', body].join('\n');

/** A page `Hooks` which places the articles of its folder `hooks`. */
function read(files: Record<string, string>, body = '::articles{from="hooks"}') {
  const all = { 'page.md': pageMd({ title: 'Hooks' }, body), ...files };
  const dir = tempDir(Object.fromEntries(Object.entries(all).map(([file, text]) => [`Hooks/${file}`, text])));
  return readPage(join(dir, 'Hooks'));
}

describe('the articles of a page', () => {
  it('are where the page places them, in the order they ask for, each with title, signature and text', async () => {
    const { blocks, content } = await read({
      'hooks/useState.md': article(['level: basic', 'signature: "function useState(): number"']),
      'hooks/use.md': article().replace('order: 1', 'order: 0'),
    });
    expect(blocks.map(({ kind }) => kind)).toEqual(['html', 'articles', 'html']);
    const [, list] = blocks;
    expect(list).toMatchObject({
      key: 'hooks',
      articles: [
        { id: 'use', title: 'use-title', blocks: [{ kind: 'html', key: 'use-0' }] },
        { id: 'useState', title: 'useState-title', blocks: [{ kind: 'html', key: 'useState-0' }] },
      ],
    });
    expect(content['useState-title']).toBe(
      '<b>useState</b> <span>Remembers a value.</span> <span class="facts" data-level="basic"><span class="level">Basic</span></span>',
    );
    expect(content['useState-0']).toMatch(
      /^<div class="code" data-language="TypeScript">.*aria-label="Signature of useState".*<h4>When<\/h4>/s,
    );
    expect(content['use-0']).toMatch(/^<h4>When<\/h4>/);
  });

  it('hold demos of their folder, with the module that the demo imports and the test', async () => {
    const { blocks } = await read({
      'hooks/useState.md': article([], 'Before\n\n::demo{name="Counter"}\n\nAfter'),
      'hooks/Counter.demo.tsx': "import { step } from './step.ts';\nimport { no } from './missing.ts';",
      'hooks/Counter.demo.test.tsx': '',
      'hooks/step.ts': '',
    });
    expect(blocks).toHaveLength(3);
    expect(blocks[1]).toMatchObject({
      articles: [
        {
          blocks: [
            { key: 'useState-0' },
            {
              kind: 'demo',
              name: 'Counter',
              variants: [{ label: null, file: 'hooks/Counter.demo.tsx' }],
              parts: ['hooks/step.ts'],
              tests: ['hooks/Counter.demo.test.tsx'],
            },
            { key: 'useState-1' },
          ],
        },
      ],
    });
  });

  it('add their samples and links to those of the page', async () => {
    const sample = '```js run\nconsole.log(1);\n```\n```output\n1\n```';
    const { samples, links } = await read({ 'hooks/useState.md': article([], `${sample}\n\n[more](/UseReduce)`) });
    expect(samples.map(({ line }) => line)).toEqual([6]);
    expect(links.map(({ href }) => href)).toEqual(['/UseReduce']);
  });

  it.each([
    ['a folder that is missing', {}, 'places ::articles{from="hooks"}, but there is no folder of that name'],
    ['a folder without articles', { 'hooks/notes.txt': '' }, 'there is no folder of that name with Markdown files'],
    [
      'a title that is missing',
      { 'hooks/useState.md': article().replace('title: useState\n', '') },
      'field "title": is missing',
    ],
    ['an unknown level', { 'hooks/useState.md': article(['level: hard']) }, 'must be basic, intermediate or advanced'],
    [
      'a demo that is not there',
      { 'hooks/useState.md': article([], '::demo{name="Lost"}') },
      'useState.md:6: places the demo "Lost"',
    ],
  ])('are refused for %s', async (_, files, problem) => {
    await expect(read(files)).rejects.toThrow(problem);
  });
});
