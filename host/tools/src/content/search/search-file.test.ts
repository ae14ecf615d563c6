import { join } from 'node:path';
import { parseSearchFile, parseSearchTexts } from '@site/sdk/contract';
import { expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { readPage } from '../pages/read-page.ts';
import { pageMd, questionMd } from '../testing/content-fixtures.ts';
import { distinctiveWords } from './distinctive-words.ts';
import { dividedSearchFile, searchFileOf } from './search-file.ts';

it('holds the entries of pages, their headings, demos and tables', async () => {
  const dir = tempDir({
    'src/pages/Maps/page.md': `${pageMd({ address: 'maps' })}\n\n## Keys and values\n\nText.\n`,
    'src/pages/Maps/Keys.demo.tsx': 'export default () => null;',
    'src/pages/Maps/questions/JS-001-map.md': questionMd({ topics: '[collections, keys]' }),
  });
  const tables = [{ label: 'Keys', prefix: 'key-', rows: ['one', 'two'] }];
  const file = searchFileOf([await readPage(join(dir, 'src/pages/Maps'))], { Maps: tables });
  expect(parseSearchFile(file, 'search.json')).toEqual(file);
  expect(file.entries).toMatchObject([
    { id: 'JS-001', kind: 'question', title: 'What is a Map?', address: '/maps/map', topics: ['collections', 'keys'] },
  ]);
  expect(file.entries[0]?.summary).toMatch(/^On short answer/);
  expect(file.pages).toEqual([
    {
      ...{ address: '/maps', demos: ['Keys'], tables },
      headings: expect.arrayContaining([{ id: 'keys-and-values', text: 'Keys and values' }]),
    },
  ]);
});

it('holds the words that set entries apart, and the titles of articles', async () => {
  const question = (id: string, words: string) =>
    questionMd({ id }).replace('On short answer', `On short answer ${words}`);
  const dir = tempDir({
    'src/pages/Maps/page.md': `${pageMd({ address: 'maps' })}\n\n::articles{from="parts"}\n`,
    'src/pages/Maps/parts/weakRef.md': '---\ntitle: WeakRef\npurpose: holds weakly\norder: 1\n---\n\nText.\n',
    'src/pages/Maps/questions/JS-001-one.md': question('JS-001', 'hashing hashing hashing'),
    'src/pages/Maps/questions/JS-002-two.md': question('JS-002', 'ordering ordering ordering'),
  });
  const { entries, pages } = searchFileOf([await readPage(join(dir, 'src/pages/Maps'))]);
  expect(entries.map(({ words }) => words.split(' ')[0])).toEqual(['hashing', 'ordering']);
  expect(pages[0]?.headings).toContainEqual({ id: 'weakRef', text: 'WeakRef' });
});

it('is divided into titles, which are small, and the rest, and is whole again when both are there', async () => {
  const dir = tempDir({
    'src/pages/Maps/page.md': `${pageMd({ address: 'maps' })}\n\n## Keys and values\n\nText.\n`,
    'src/pages/Maps/questions/JS-001-map.md': questionMd(),
  });
  const file = searchFileOf([await readPage(join(dir, 'src/pages/Maps'))]);
  const { titles, texts } = dividedSearchFile(file);
  expect(parseSearchFile(titles, 'search.json')).toEqual({
    entries: [expect.objectContaining({ id: 'JS-001', title: 'What is a Map?', summary: '', words: '' })],
    pages: [],
  });
  expect(parseSearchTexts(texts, titles, 'search-texts.json')).toEqual(file);
  expect(() => parseSearchTexts({ ...texts, entries: [] }, titles, 'search-texts.json')).toThrow(
    'entries: must have the 1 entries of search.json',
  );
});

it('keeps the words that set a text apart, the most distinctive first', () => {
  const texts = ['promise promise timer shared once', 'closure closure scope shared', 'timer scope shared'];
  expect(distinctiveWords(texts, ['', 'closure', ''])).toEqual([
    ['promise', 'timer', 'shared'],
    ['scope', 'shared'],
    ['timer', 'scope', 'shared'],
  ]);
});

it('keeps a name that is in several texts and sets none of them apart, of the text that has it most often', () => {
  const others = 'one one two two ten ten red red blue blue gold gold pink pink';
  const texts = [`${others} hasOwnProperty`, `${others.toUpperCase()} hasOwnProperty, hasOwnProperty`, 'grey', 'black'];
  const [first, second] = distinctiveWords(texts, ['', '', '', '']);
  expect(first).not.toContain('hasownproperty');
  expect(second).toContain('hasownproperty');
});
