import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { ContentError } from '../content-error.ts';
import { pageMd, questionMd } from '../testing/content-fixtures.ts';
import { below } from '../testing/entry-fixtures.ts';
import { readPage, readPageHead } from './read-page.ts';

/** A page folder `Maps` with these files; without a page.md among them, a correct one. */
function pageDir(files: Record<string, string> = {}, name = 'Maps'): string {
  const all = { 'page.md': pageMd(), ...files };
  return join(tempDir(Object.fromEntries(Object.entries(all).map(([file, text]) => [`${name}/${file}`, text]))), name);
}

const withBody = (...lines: string[]) => ({ 'page.md': pageMd({}, lines.join('\n')) });

/** What a page shows, in order: the keys of its content, the names of its demos. */
async function blocksOf(files: Record<string, string>): Promise<string[]> {
  const { blocks } = await readPage(pageDir(files));
  return blocks.map((block) => (block.kind === 'demo' ? block.name : block.key));
}

describe('the front matter of a page', () => {
  it('has what describes the page, with an address after its folder', async () => {
    const dir = pageDir({
      'page.md': pageMd({ nav: '{ label: Map, order: 3 }', param: 'key', aliases: '[Map, hash-map]' }),
    });
    const head = {
      name: 'Maps',
      dir,
      file: join(dir, 'page.md'),
      address: '/Maps',
      aliases: ['/Map', '/hash-map'],
      param: 'key',
      title: 'Maps',
      summary: 'Say when a Map is the better object, and show it on a list.',
      reviewedOn: '2026-11-20',
      nav: { label: 'Map', order: 3 },
    };
    expect(readPageHead(dir)).toEqual(head);
    expect(await readPage(dir)).toMatchObject(head);
  });

  it('may leave out menu and parameter, and spell the address in another letter case', () => {
    const dir = pageDir({ 'page.md': pageMd({ address: 'mAPS' }) });
    expect(readPageHead(dir)).toMatchObject({ address: '/mAPS', aliases: [], param: null, nav: null });
  });

  it.each([
    ['title', { title: undefined }, 'is missing'],
    ['title', { title: '7' }, 'must be a string'],
    ['summary', { summary: '""' }, 'must not be empty'],
    ['summary', { summary: 'x'.repeat(201) }, 'must be one sentence of at most 200 characters'],
    ['reviewedOn', { reviewedOn: undefined }, 'is missing'],
    ['reviewedOn', { reviewedOn: '2026-02-31' }, 'must be a date of the calendar'],
    ['nav', { nav: 'Map' }, 'must be fields'],
    ['nav.order', { nav: '{ label: Map, order: third }' }, 'must be a number'],
    ['param', { param: 'User Name' }, 'must be a name such as username'],
    ['colour', { colour: 'red' }, 'is unknown'],
    ['aliases.0', { aliases: '[/maps]' }, 'must be a word of letters, digits, hyphens and underscores'],
    ['aliases.0', { aliases: '[404]' }, 'must be a word'],
    ['address', { address: 'Map' }, 'may differ from the folder\'s name "Maps" in letter case only'],
    ['address', { address: '../Maps' }, 'may differ from the folder\'s name "Maps" in letter case only'],
  ])('stops the build at %s: %j, naming file and field', async (field, fields, problem) => {
    const dir = pageDir({ 'page.md': pageMd(fields) });
    await expect(readPage(dir)).rejects.toThrow(`front matter field "${field}": ${problem}`);
    await expect(readPage(dir)).rejects.toThrow(join(dir, 'page.md'));
    expect(() => readPageHead(dir)).toThrow(ContentError);
  });

  it('is needed: a folder without page.md is refused', async () => {
    const dir = tempDir({ 'Maps/Counter.demo.tsx': '' });
    await expect(readPage(join(dir, 'Maps'))).rejects.toThrow(
      `${join(dir, 'Maps/page.md')}: is missing. Every page folder has a page.md with title and summary.`,
    );
  });

  it.each(['maps', 'use-map', 'Use_Map', '2Maps'])(
    'is refused in a folder "%s", which is not PascalCase',
    async (name) => {
      const dir = pageDir({}, name);
      await expect(readPage(dir)).rejects.toThrow(`${dir}: must be named in PascalCase: the name is the address.`);
    },
  );
});

describe('the content of a page', () => {
  it('begins with title and summary, safe from what they hold', async () => {
    const dir = pageDir({ 'page.md': pageMd({ title: '"a < b & c"', summary: '\'The "best" <b>\'' }, 'Text') });
    expect((await readPage(dir)).content['html-0']).toMatch(
      /^<h1>a &lt; b &amp; c<\/h1><p class="summary">The &quot;best&quot; &lt;b&gt;<\/p><p>Text<\/p>/,
    );
  });

  it('places demos where page.md does, and the rest of them last', async () => {
    const demos = { 'A.demo.tsx': '', 'B.demo.tsx': '', 'C.demo.tsx': '', 'App.tsx': '' };
    const body = withBody('One', '', '::demo{name="C"}', '', 'Two', '', '::app', '', '::demo{name="A"}');
    expect(await blocksOf({ ...demos, ...body })).toEqual(['html-0', 'C', 'html-1', 'App', 'A', 'B', 'html-2']);
  });

  it('notes which demos are static, and what an application is called', async () => {
    const body = withBody('::demo{name="A" static}', '', '::app{title="Study"}');
    const { blocks } = await readPage(pageDir({ 'A.demo.tsx': '', 'App.tsx': '', ...body }));
    const demos = blocks.flatMap((block) => (block.kind === 'demo' ? [[block.name, block.title, block.isStatic]] : []));
    expect(demos).toEqual([
      ['A', undefined, true],
      ['App', 'Study', undefined],
    ]);
  });

  it('includes the source of every demo, part and test, under the name of its file', async () => {
    const files = {
      'Todo.as-found.demo.tsx': 'export const found = 1;',
      'Todo.corrected.demo.tsx': 'export const corrected = 1;',
      'Todo.demo.test.tsx': 'expect(1).toBe(1);',
      'App.tsx': 'export const app = 1;',
      'parts/Row.tsx': 'export const row = 1;',
    };
    const { content } = await readPage(pageDir(files));
    expect(Object.keys(content).sort()).toEqual([...Object.keys(files), 'Todo.difference', 'html-0', 'html-1'].sort());
    expect(content['Todo.difference']).toMatch(
      /aria-label="Difference from As found to Corrected".*<del>.*found.*<ins>.*corrected/s,
    );
    expect(content['parts/Row.tsx']).toMatch(/aria-label="Source of parts\/Row\.tsx".*row/s);
  });

  it('shows a stylesheet with every demo that imports it, a part with the first one on the page', async () => {
    const demo = `import styles from './Box.module.css';\nimport { Row } from './parts/Row.tsx';`;
    const files = { 'Box.module.css': '.box { color: red }', 'parts/Row.tsx': '' };
    const body = withBody('::demo{name="B"}');
    const { blocks, content } = await readPage(pageDir({ 'A.demo.tsx': demo, 'B.demo.tsx': demo, ...files, ...body }));
    const shown = blocks.flatMap((block) => (block.kind === 'demo' ? [[block.name, ...block.parts]] : []));
    expect(shown).toEqual([
      ['B', 'Box.module.css', 'parts/Row.tsx'],
      ['A', 'Box.module.css'],
    ]);
    expect(content['Box.module.css']).toContain('<span class="pl-e">.box</span>');
  });

  it('lists its headings and samples, and those of its questions', async () => {
    const sample = '```js run\nconsole.log(1);\n```\n```output\n1\n```\n';
    const { headings, samples, entries } = await readPage(
      pageDir({
        ...withBody('## How', sample),
        'questions/JS-001-map.md': questionMd().replace('On explanation.', sample),
      }),
    );
    expect(headings.map(({ id }) => id)).toEqual(['how', 'questions']);
    expect(entries.map(({ id }) => id)).toEqual(['JS-001']);
    expect(samples.map(({ file }) => file.split('/').at(-1))).toEqual(['page.md', 'JS-001-map.md']);
  });

  it('holds questions where page.md places them, or else last under a heading', async () => {
    const question = { 'questions/JS-001-map.md': questionMd() };
    const placed = await readPage(pageDir({ ...question, ...withBody('One', '', '::questions', '', 'Two') }));
    expect(placed.blocks.map(({ kind }) => kind)).toEqual(['html', 'entries', 'html']);
    expect(placed.content['html-1']).toMatch(
      /^<section class="group"><h3 id="topic-collections">.*<div class="question" id="JS-001".*<\/section>$/s,
    );
    expect(placed.headings).toEqual([]);

    const appended = await readPage(pageDir({ ...question, 'A.demo.tsx': '', ...withBody('One') }));
    expect(appended.blocks.map(({ kind }) => kind)).toEqual(['html', 'demo', 'html', 'entries', 'html']);
    expect(appended.content['html-1']).toBe('<h2 id="questions">Questions</h2>');
    expect(appended.headings).toEqual([{ id: 'questions', text: 'Questions', level: 2 }]);
  });

  it.each([
    ['2026-11-19', '<time dateTime="2026-11-20">20 November 2026</time>'],
    ['2026-11-21', '<time dateTime="2026-11-21">21 November 2026</time>'],
  ])('ends with the day of its last update: its own, or that of a later entry (%s)', async (reviewedOn, day) => {
    const { content } = await readPage(pageDir({ 'questions/JS-001-map.md': questionMd({ reviewedOn }) }));
    expect(Object.values(content).at(-1)).toContain(`Last updated on ${day}`);
  });

  it('holds the topic tree where page.md places it', async () => {
    const tree = '[{ name: Collections, about: All of them, nodes: [] }]';
    const { blocks, content } = await readPage(pageDir({ ...withBody('One', '', '::topics'), 'topics.yaml': tree }));
    expect(blocks.slice(0, 2)).toEqual([
      { kind: 'html', key: 'html-0' },
      { kind: 'topics', key: 'html-1' },
    ]);
    expect(content['html-0']).toContain('One');
    expect(content['html-1']).toMatch(/^<ul class="topics">.*Collections/s);
  });

  it('holds the branches of the topic tree of another page', async () => {
    const tree = '[{ name: Collections, about: All of them, nodes: [{ name: Map, about: Values by key }] }]';
    const dir = tempDir({
      ...below('Maps', withBody('::topics{from="MapTopics"}')),
      ...below('MapTopics', { 'page.md': pageMd(), 'topics.yaml': tree }),
    });
    const { content, topicFiles } = await readPage(join(dir, 'Maps'));
    expect(content['html-0']).toContain('<a href="/MapTopics#map">Map</a>');
    expect(topicFiles).toEqual([join(dir, 'MapTopics/topics.yaml')]);
  });

  it.each([
    ['::demo{name="Missing"}', 'places the demo "Missing", but there is no Missing.demo.tsx beside it'],
    ['::app', 'places the demo "App", but there is no App.tsx beside it'],
    ['::demo{name="A"}\n\n::demo{name="A"}', 'places the demo "A", but there is no A.demo.tsx beside it (or it is pla'],
    [
      '::topics{from="Maps"}',
      'places the topics of "Maps", but there is no page beside it with that name and a topics.yaml',
    ],
    ['::topics{of="Maps"}', '"::topics" has no attribute "of". It may have from="…", a page.'],
    [
      '::quiz',
      '"::quiz" is unknown. There are ::demo, ::app, ::articles, ::questions, ::exercises, ::challenges, ::case-studies and ::topics.',
    ],
  ])('stops the build at %j, by its line', async (body, problem) => {
    const dir = pageDir({ 'A.demo.tsx': '', ...withBody('', ...body.split('\n')) });
    const line = 6 + body.split('\n').length;
    await expect(readPage(dir)).rejects.toThrow(`${join(dir, 'page.md')}:${line}: ${problem}`);
  });

  it('is the same every time', async () => {
    const files = { 'B.demo.tsx': 'const b = 1;', 'A.demo.tsx': '', 'questions/JS-001-map.md': questionMd() };
    const [one, two] = [pageDir(files), pageDir(Object.fromEntries(Object.entries(files).reverse()))];
    const strip = async (dir: string) => JSON.stringify(await readPage(dir)).replaceAll(dir, '');
    expect(await strip(one)).toBe(await strip(two));
  });
});
