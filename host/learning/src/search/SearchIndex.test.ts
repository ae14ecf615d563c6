import MiniSearch from 'minisearch';
import { expect, it, vi } from 'vitest';
import { type Findable, SearchIndex } from './SearchIndex.ts';

const item = (key: string, title: string, change: Partial<Findable> = {}): Findable => ({
  ...{ key, id: key, title, topics: '', words: '', weight: 1 },
  ...change,
});

const items = [
  item('JS-001', 'Debounce and throttle', { topics: 'functions', words: 'timer wait' }),
  item('JS-002', 'What is a closure?', { topics: 'scope' }),
  item('JS-003', '== or ===: which conversions?'),
  item('RE-001', 'What does useEffect do?', { words: 'cleanup strict' }),
  item('EX-001', 'Are the brackets balanced?'),
];

async function found(query: string, all = items): Promise<string[]> {
  const index = new SearchIndex<Findable>();
  await index.add(all);
  return index.search(query).map(({ item: { key } }) => key);
}

it.each([
  ['a word of the title', 'closure', 'JS-002'],
  ['its beginning', 'thrott', 'JS-001'],
  ['another form of it', 'debouncing', 'JS-001'],
  ['another letter case', 'CLOSURE', 'JS-002'],
  ['a part of a name', 'effect', 'RE-001'],
  ['an operator', '===', 'JS-003'],
  ['an id', 'js-002', 'JS-002'],
  ['an id without its hyphen', 'js002', 'JS-002'],
  ['further words', 'strict cleanup', 'RE-001'],
  ['a topic', 'scope', 'JS-002'],
  ['a typo', 'clousure', 'JS-002'],
  ['a letter too few', 'debonce', 'JS-001'],
  ['a synonym', 'parentheses', 'EX-001'],
  ['a whole question', 'how do i use a closure please', 'JS-002'],
  ['some of its words', 'closure quantum', 'JS-002'],
])('finds by %s: %s', async (_what, query, first) => {
  expect((await found(query))[0]).toBe(first);
});

it.each(['', '   ', '?!', 'zzzzqqq'])('finds nothing for "%s"', async (query) => {
  expect(await found(query)).toEqual([]);
});

it('ranks the title above further words, and a weightier item above another', async () => {
  const words = item('B', 'Timers', { words: 'promise' });
  expect(await found('promise', [words, item('A', 'What is a promise?')])).toEqual(['A', 'B']);
  expect(await found('promise', [item('A', 'promise'), item('B', 'promise', { weight: 2 })])).toEqual(['B', 'A']);
});

it('replaces an item that is added again', async () => {
  const index = new SearchIndex<Findable>();
  await index.add([item('A', 'promise')]);
  await index.add([item('A', 'generator')]);
  expect(index.search('promise')).toEqual([]);
  expect(index.search('generator').map(({ item: { title } }) => title)).toEqual(['generator']);
});

it('returns the words that matched', async () => {
  const index = new SearchIndex<Findable>();
  await index.add(items);
  expect(index.search('debonce')[0]?.terms).toEqual(['debounce']);
});

it('searches for the beginning of pasted text, each word once', async () => {
  const pages = `closure ${'closure and scope '.repeat(2_000)}`;
  const index = new SearchIndex<Findable>();
  await index.add(items);
  const search = vi.spyOn(MiniSearch.prototype, 'search');
  expect(index.search(pages).map(({ item: { key } }) => key)).toEqual(['JS-002']);
  expect(JSON.stringify(search.mock.calls).length).toBeLessThan(5_000);
  search.mockRestore();
});
