import { contractVersion } from '@site/sdk/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { loadLiveItems } from './live-items.ts';

const version = '0123456789ab';
const page = {
  ...{ address: '/Alpha', param: null, title: 'Alpha', nav: null, name: 'Alpha', summary: 'About alpha' },
  ...{ content: null, preload: [], styles: [] },
};
const section = (id: string, more: object = {}) => ({
  ...{ contract: contractVersion, id, title: `Section ${id}`, order: 1, version, owner: '@x', commit: null },
  ...{ entry: 'e.js', items: 'items.json', base: `/s/${id}/${version}/`, pages: [page], ...more },
});
const item = (id: string, address: string) => ({
  ...{ id, kind: 'question', title: id, level: 'basic', topics: ['alpha'], address, text: 'words', version },
});

const answers = new Map<string, unknown>();
vi.stubGlobal('fetch', async (address: string) =>
  answers.has(address) ? Response.json(answers.get(address)) : new Response('', { status: 503 }),
);
afterEach(() => answers.clear());

it('has the entries of all sections with where their parts are, without their words', async () => {
  answers.set('/registry.json', { sections: [section('one'), section('old', { items: undefined })] });
  answers.set(`/s/one/${version}/items.json`, [item('AL-001', '/Alpha/first'), item('AL-002', '/Gone/second')]);
  const { items, missing } = await loadLiveItems(new AbortController().signal);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ id: 'AL-001', section: 'one', base: `/s/one/${version}/`, page: 'Alpha' });
  expect(items[0]).not.toHaveProperty('text');
  expect(missing).toEqual([]);
});

it('names the sections whose entries do not arrive, or are damaged', async () => {
  answers.set('/registry.json', { sections: [section('one'), section('two'), section('three')] });
  answers.set(`/s/one/${version}/items.json`, [item('AL-001', '/Alpha/first')]);
  answers.set(`/s/three/${version}/items.json`, [{ id: 7 }]);
  const { items, missing } = await loadLiveItems(new AbortController().signal);
  expect(items.map(({ id }) => id)).toEqual(['AL-001']);
  expect(missing).toEqual(['Section two', 'Section three']);
});

it('fails without the list of sections', async () => {
  await expect(loadLiveItems(new AbortController().signal)).rejects.toThrow('The server answered 503.');
});
