import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseItems } from '@site/sdk/contract';
import { expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { contentCounts } from '../content-counts.ts';
import { readPage } from '../pages/read-page.ts';
import { pageMd, questionMd } from '../testing/content-fixtures.ts';
import { below, bugMd, exercise, predictMd } from '../testing/entry-fixtures.ts';
import { sectionItems } from './section-items.ts';

const files = {
  'src/pages/Maps/page.md': pageMd({ address: 'maps' }),
  'src/pages/Maps/Size.demo.tsx': '',
  'src/pages/Maps/questions/JS-001-map.md': questionMd({ topics: '[collections, keys]', level: 'advanced' }),
  'src/pages/Maps/questions/PO-001-order.md': predictMd(),
  'src/pages/Maps/questions/SB-001-letters.md': bugMd(),
  ...below('src/pages/Maps/exercises/EX-001-twice', exercise),
};

const items = async (dir: string) => sectionItems([await readPage(join(dir, 'src/pages/Maps'))]);

it('makes an item of every entry, with its address and all its words', async () => {
  const all = await items(tempDir(files));
  expect(parseItems(all, 'items.json')).toEqual(all);
  expect(all.map(({ id, kind, address }) => [id, kind, address])).toEqual([
    ['EX-001', 'exercise', '/maps/twice'],
    ['JS-001', 'question', '/maps/map'],
    ['PO-001', 'predict', '/maps/order'],
    ['SB-001', 'bug', '/maps/letters'],
  ]);
  expect(all[1]).toMatchObject({ title: 'What is a Map?', level: 'advanced', topics: ['collections', 'keys'] });
  expect(all.map(({ reviewedOn }) => reviewedOn)).toEqual(Array(4).fill('2026-11-21'));
  expect(all.map(({ summary }) => summary)).toEqual([
    'Double a number.',
    'On short answer.',
    'A module.',
    'Only one letter is counted.',
  ]);
  expect(all.map(({ text }) => text)).toEqual(Array(4).fill(''));
});

it('gives an item the aliases that its front matter declares', async () => {
  const renamed = {
    ...files,
    'src/pages/Maps/questions/JS-001-map.md': questionMd({ aliases: '[hash-map, dictionary]' }),
  };
  const all = await items(tempDir(renamed));
  expect(parseItems(all, 'items.json')).toEqual(all);
  expect(all.map(({ aliases }) => aliases)).toEqual([
    undefined,
    ['/maps/hash-map', '/maps/dictionary'],
    undefined,
    undefined,
  ]);
});

it.each(['questions/JS-001-map.md', 'exercises/EX-001-twice/tests.ts'])(
  'gives an item another version when %s changes, and no other',
  async (file) => {
    const dir = tempDir(files);
    const before = await items(dir);
    const path = `src/pages/Maps/${file}` as keyof typeof files;
    writeFileSync(join(dir, path), `${files[path]}\n`);
    const changed = (await items(dir)).filter(({ version }, index) => version !== before[index]?.version);
    expect(changed.map(({ id }) => id)).toEqual([file.match(/[A-Z]{2}-\d{3}/)?.[0]]);
  },
);

it('counts what the files are', () => {
  expect(contentCounts(tempDir(files))).toEqual({ question: 1, predict: 1, bug: 1, exercise: 1, demo: 1 });
  expect(contentCounts(tempDir({ 'src/pages/Maps/page.md': pageMd() }))).toEqual({});
});
