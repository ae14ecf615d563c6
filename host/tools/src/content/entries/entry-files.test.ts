import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { readSection } from '../read-section.ts';
import { pageMd, questionMd } from '../testing/content-fixtures.ts';
import { below, exercise, predictMd } from '../testing/entry-fixtures.ts';
import { entryFiles } from './entry-files.ts';

const question = (id: string, topic: string, related = '[]') =>
  questionMd({ id, title: `"About ${id}"`, topics: `[${topic}]`, related });

const files = {
  'package.json': JSON.stringify({ name: 'remote-x', site: { id: 'x', title: 'X', order: 1, owner: '@site/x' } }),
  'src/pages/Maps/page.md': pageMd({ address: 'maps' }),
  'src/pages/Maps/questions/JS-001-map.md': question('JS-001', 'keys', '[JS-003, JS-004]'),
  'src/pages/Maps/questions/JS-002-set.md': question('JS-002', 'sets'),
  'src/pages/Maps/questions/JS-003-weak-map.md': question('JS-003', 'keys'),
  'src/pages/Maps/questions/PO-001-order.md': predictMd(),
  ...below('src/pages/Maps/exercises/EX-001-twice', exercise),
  'src/pages/Lists/page.md': pageMd({ title: 'Lists' }),
  'src/pages/Lists/questions/JS-004-list.md': question('JS-004', 'keys'),
};

afterEach(() => vi.unstubAllEnvs());

const pathOf = (entry: string) => `content/Maps/${entry}.json`;

/** The files of the page Maps by their paths. @param more files of the section */
async function contents(more: Record<string, string> = {}) {
  const dir = tempDir({ ...files, ...more });
  const { pages } = await readSection(dir);
  const page =
    pages.find(({ name }) => name === 'Maps') ?? expect.unreachable(`There is no page in ${join(dir, 'src')}.`);
  return new Map<string, Record<string, unknown>>(entryFiles(page, pages).map(({ path, json }) => [path, json]));
}

it('has the files of an exercise without comments for the linter', async () => {
  const start = `// biome-ignore lint/correctness: the flaw\n${exercise['start.ts']}`;
  const all = await contents({ 'src/pages/Maps/exercises/EX-001-twice/start.ts': start });
  expect(JSON.stringify([...all])).toContain('Not implemented');
  expect(JSON.stringify([...all])).not.toContain('biome-ignore');
});

it('has the parts of every entry by the words of its file, in lower case', async () => {
  expect([...(await contents()).keys()]).toEqual([
    ...['map', 'set', 'weak-map', 'twice', 'order'].map(pathOf),
    'content/workspaces/EX-001.json',
    'content/mutants/EX-001.json',
    'content/words/Maps.json',
  ]);
});

it('begins the headings of an entry below its title, which is the heading of the page', async () => {
  const html = (await contents()).get(pathOf('map'))?.['html-entry'];
  expect(html).toMatch(/<h1[^>]*>About JS-001<\/h1>.*<h2>Short answer<\/h2>.*<h2>Sources<\/h2>/s);
  expect(html).toContain('<a href="/maps#JS-001">JS-001 in its list</a>');
  expect(html).not.toContain('<h5');
});

it('leads to the neighbors in the topic and to the related entries, on whatever page of the section they are', async () => {
  const all = await contents();
  const map = all.get(pathOf('map'))?.['html-neighbors'];
  expect(map).toContain('<a href="/maps/weak-map">About JS-003</a>');
  expect(map).toContain('<a href="/Lists/list">About JS-004</a>');
  expect(map).toMatch(
    /aria-label="More on keys"><a rel="next" href="\/maps\/weak-map"><span>Next<\/span> About JS-003<\/a>/,
  );
  expect(all.get(pathOf('weak-map'))?.['html-neighbors']).toMatch(/<a rel="prev" href="\/maps\/map">/);
  expect(all.get(pathOf('set'))?.['html-neighbors']).not.toContain('<a');
});

it('has what the line of the list discloses, with headings below the title of the line, and the words of all', async () => {
  const all = await contents();
  expect(all.get(pathOf('map'))?.answer).toMatch(/^<div class="answer"><h5 class="part-heading">Short answer<\/h5>/);
  expect(all.get('content/words/Maps.json')).toMatchObject({ 'JS-001': expect.stringContaining('on short answer') });
});

it('has what a reader works on in an exercise, apart from its page', async () => {
  const all = await contents();
  expect(all.get('content/workspaces/EX-001.json')).toEqual({
    files: { 'solution.ts': exercise['start.ts'], 'tests.ts': exercise['tests.ts'] },
    ...{ editable: 'solution.ts', entry: 'tests.ts', solution: exercise['solution.ts'] },
  });
});

it('has what the tests that a reader writes are judged by, with the mistake of each mutant in words', async () => {
  const all = await contents();
  expect(all.get('content/mutants/EX-001.json')).toEqual({
    ...{ file: 'solution.ts', solution: exercise['solution.ts'] },
    mutants: expect.arrayContaining([
      {
        ...{ name: 'adds-two', mistake: 'A wrong result.' },
        code: exercise['solution.ts'].replace('value * 2', 'value + 2'),
      },
    ]),
  });
});

it('links an entry and its page to their source where the site names its repository, and nowhere else', async () => {
  const linkIn = (html = '') => html.match(/<a href="([^"]+)">Edit this page<\/a>/)?.[1];
  const pageHtml = async () => Object.values((await readSection(tempDir(files))).pages[0]?.content ?? {}).join('');
  expect((await contents()).get(pathOf('map'))?.['html-neighbors']).not.toContain('Edit this page');
  expect(await pageHtml()).not.toContain('Edit this page');
  vi.stubEnv('SITE_REPOSITORY', 'https://github.com/owner/name');
  const entry = String((await contents()).get(pathOf('map'))?.['html-neighbors']);
  expect(linkIn(entry)).toMatch(
    /^https:\/\/github\.com\/owner\/name\/edit\/main\/.*\/Maps\/questions\/JS-001-map\.md$/,
  );
  expect(entry).toContain('<a href="https://github.com/owner/name/issues/new?title=Feedback%3A+About+JS-001">');
  expect(linkIn(await pageHtml())).toMatch(/\/page\.md$/);
});
