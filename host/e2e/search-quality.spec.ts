import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentPlaces, type Place, pagePlaces, RowIndex, rowPlaces, SearchIndex } from '@site/learning/search';
import { parseSearchFile, parseSearchTexts } from '@site/sdk/contract';
import { expect, releasedStore, test } from '@site/tools/browser-test';
import { readState } from '@site/tools/release/ledger';
import { searchQueries } from './search-queries.ts';

/** The part of the queries that has to lead to a wanted entry among the first three results. */
const share = 0.9;

/** Bytes, brotli, of what is fetched for an entry; the code of the search takes the rest of 120. */
const bytesPerEntry = 109;

const store = releasedStore();
const published = readState(store).sections.map((section) => {
  const read = (name = 'none') => readFileSync(join(store.dir, 's', section.id, section.version, name), 'utf8');
  const [titles, texts] = [read(section.search), read(section.searchTexts)];
  const file = parseSearchTexts(JSON.parse(texts), parseSearchFile(JSON.parse(titles), section.id), section.id);
  return { section, bytes: brotliCompressSync(titles).length + brotliCompressSync(texts).length, file };
});
const index = new SearchIndex<Place>();
const rows = new RowIndex();

test.beforeAll(async () => {
  for (const { section, file } of published) {
    await index.add([...pagePlaces(section), ...contentPlaces(section, file)]);
    rows.add(rowPlaces(section, file));
  }
});

test('the search over everything that is released finds what readers look for among the first three results', () => {
  const missed = searchQueries.filter(([query, wanted]) => !firstThree(query).some((key) => wanted.includes(key)));
  const report = missed.map(([query]) => `${query}: ${firstThree(query).join(', ')}`).join('\n');
  expect(searchQueries.length).toBeGreaterThanOrEqual(60);
  expect(missed.length, report).toBeLessThanOrEqual(searchQueries.length * (1 - share));
});

test('its queries look for entries that exist', () => {
  const ids = new Set(published.flatMap(({ file }) => file.entries.map(({ id }) => id)));
  expect(searchQueries.flatMap(([, entries]) => entries).filter((id) => !ids.has(id))).toEqual([]);
});

test('every entry can be found by words of its text, and what has an article by its name', () => {
  const entries = published.flatMap(({ file }) => file.entries);
  expect(entries.filter(({ words }) => words === '').map(({ id }) => id)).toEqual([]);
  for (const name of ['useFormStatus', 'useImperativeHandle', 'useDebugValue'])
    expect(firstThree(name)).toContain(`/HooksFaq#${name}`);
});

test('it finds pages by their names, and headings', () => {
  expect(firstThree('useReducer')).toContain('/UseReduce');
  expect(firstThree('box model')).toContain('/BoxModel');
  expect(index.search('four rectangles one sum')[0]?.item.address).toBe('/BoxModel#four-rectangles-one-sum');
});

test('it finds demos, and the rows of the reference tables by their names', () => {
  expect(firstThree('margin collapse demo')).toContain('/BoxModel#demo-MarginCollapse');
  const addresses = (name: string) => rows.search(name).map(({ item }) => item.address);
  expect(addresses('mx-auto')).toEqual(expect.arrayContaining(['/Bootstrap#bs-mx-auto', '/Bootstrap#tw-mx-auto']));
  expect(addresses('col-md-6')).toEqual(['/Bootstrap#bs-col-md-6']);
  expect(addresses('hover')[0]).toBe('/Bootstrap#variant-hover');
});

test('its files are small', () => {
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const entries = sum(published.map(({ file }) => file.entries.length));
  expect(sum(published.map(({ bytes }) => bytes)) / entries).toBeLessThan(bytesPerEntry);
});

/** The ids of entries, and the addresses of pages and headings. */
function firstThree(query: string): string[] {
  return index
    .search(query)
    .slice(0, 3)
    .map(({ item }) => item.key);
}
