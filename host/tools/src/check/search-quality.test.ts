import { brotliCompressSync } from 'node:zlib';
import { contentPlaces, type Place, pagePlaces, SearchIndex } from '@site/learning/search';
import { parseSearchFile, type SearchFile } from '@site/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedReader } from '../content/read-entries.ts';
import { readSection, type SectionSource } from '../content/read-section.ts';
import { searchFileOf } from '../content/search-file.ts';
import { remoteDirs } from '../workspace.ts';
import { searchQueries } from './search-queries.ts';

/** The part of the queries that has to lead to a wanted entry among the first three results. */
const share = 0.9;

/** Bytes, brotli, of what is fetched for an entry; the code of the search takes the rest of 120. */
const bytesPerEntry = 109;

const searched: { section: SectionSource; file: SearchFile }[] = [];
const index = new SearchIndex<Place>();

beforeAll(async () => {
  for (const dir of remoteDirs()) {
    const section = await readSection(dir, sharedReader);
    const file = searchFileOf(section.pages);
    searched.push({ section, file });
    const { id, title } = section.info;
    await index.add([
      ...pagePlaces({ id, title, pages: section.pages }),
      ...contentPlaces({ id, title, pages: section.pages }, file),
    ]);
  }
}, 600_000);

describe('the search over all content', () => {
  it('finds what readers look for among the first three results', () => {
    const missed = searchQueries.filter(([query, wanted]) => !firstThree(query).some((key) => wanted.includes(key)));
    const report = missed.map(([query]) => `${query}: ${firstThree(query).join(', ')}`).join('\n');
    expect(searchQueries.length).toBeGreaterThanOrEqual(60);
    expect(missed.length, report).toBeLessThanOrEqual(searchQueries.length * (1 - share));
  });

  it('looks for entries that exist', () => {
    const ids = new Set(searched.flatMap(({ file }) => file.entries.map(({ id }) => id)));
    const wanted = searchQueries.flatMap(([, entries]) => entries);
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('finds pages by their names, and headings', () => {
    expect(firstThree('useReducer')).toContain('/UseReduce');
    expect(firstThree('box model')).toContain('/BoxModel');
    expect(index.search('four rectangles one sum')[0]?.item.address).toBe('/BoxModel#four-rectangles-one-sum');
  });
});

describe('the search files', () => {
  it('fit the contract', () => {
    for (const { file } of searched)
      expect(parseSearchFile(JSON.parse(JSON.stringify(file)), 'search.json')).toEqual(file);
  });

  it('are small', () => {
    const bytes = searched.map(({ file }) => brotliCompressSync(JSON.stringify(file)).length);
    const entries = searched.reduce((sum, { file }) => sum + file.entries.length, 0);
    expect(bytes.reduce((sum, size) => sum + size, 0) / entries).toBeLessThan(bytesPerEntry);
  });
});

/** The ids of entries, and the addresses of pages and headings. */
function firstThree(query: string): string[] {
  return index
    .search(query)
    .slice(0, 3)
    .map(({ item }) => item.key);
}
