import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtureItem } from '../testing/fixture-item.ts';
import { fetchAnkiNotes } from './fetch-notes.ts';

const fetched = vi.fn();
const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}-10${index}`);
const here = ids('JS', 4).map((id) => fixtureItem(id));
const down = ids('HK', 9).map((id) => fixtureItem(id, { section: 'hooks', base: '/s/hooks/0123456789ab/' }));

beforeEach(() => {
  fetched.mockReset().mockImplementation(async (address: string) => {
    if (address.startsWith('/s/hooks/')) return new Response('', { status: 503 });
    return Response.json({ answer: '<div class="answer"><p>Yes.</p></div>' });
  });
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('makes a note of each entry, in their order, and reports how far it is', async () => {
  const progress: number[] = [];
  const { notes, missing } = await fetchAnkiNotes(here, (done) => progress.push(done), new AbortController().signal);
  expect(notes.map(({ guid }) => guid)).toEqual(here.map(({ id }) => `front-end-workbench:${id}`));
  expect(missing).toEqual([]);
  expect(progress).toEqual([1, 2, 3, 4]);
});

it('names the entries of a section that is down, does not ask it for all of them, and has the others', async () => {
  const { notes, missing } = await fetchAnkiNotes([...down, ...here], () => {}, new AbortController().signal);
  expect(notes).toHaveLength(4);
  expect(missing).toEqual(down);
  expect(fetched.mock.calls.filter(([address]) => address.startsWith('/s/hooks/')).length).toBeLessThan(9);
});

it('stops when the reader wants it to', async () => {
  const reader = new AbortController();
  const fetching = fetchAnkiNotes(here, () => reader.abort(), reader.signal);
  await expect(fetching).rejects.toThrow('aborted');
});
