import { join } from 'node:path';
import { parseSearchFile } from '@site/sdk/contract';
import { expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { distinctiveWords } from './distinctive-words.ts';
import { readPage } from './read-page.ts';
import { searchFileOf } from './search-file.ts';
import { pageMd, questionMd } from './testing/content-fixtures.ts';

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

it('keeps the words that set a text apart, the most distinctive first', () => {
  const texts = ['promise promise timer shared once', 'closure closure scope shared', 'timer scope shared'];
  expect(distinctiveWords(texts, ['', 'closure', ''])).toEqual([
    ['promise', 'timer', 'shared'],
    ['scope', 'shared'],
    ['timer', 'scope', 'shared'],
  ]);
});
