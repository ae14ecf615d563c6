import { expect, it } from 'vitest';
import { pageKey, snapshotFolder } from './keys.ts';
import { plainChange } from './plain-pages.ts';

const folder = snapshotFolder({ snapshot: 2, hash: 'f'.repeat(64) });
const page = (digit: string) => digit.repeat(64);
const route = (address: string, digit: string) => ({
  ...{ address, param: null, section: null, page: page(digit), policy: '' },
});
const listed = (...objects: [key: string, etag: string][]) =>
  new Map(objects.map(([key, etag]) => [key, { size: 1, etag, modified: new Date(0) }]));
const pages = ['a', 'b'].map((digit): [string, string] => [`${pageKey(page(digit))}.gz`, `page ${digit}`]);

it('a page has its address as its key, as it is written and in lower case', () => {
  const routes = [route('/', 'a'), route('/Alpha', 'a'), route('/404', 'b')];
  const from = [`${pageKey(page('a'))}.gz`, `${pageKey(page('b'))}.gz`];
  expect(plainChange(listed(...pages), routes, folder)).toEqual({
    copy: expect.arrayContaining([
      { from: from[0], to: 'index.html' },
      { from: from[0], to: 'Alpha' },
      { from: from[0], to: 'alpha' },
      { from: from[1], to: '404.html' },
    ]),
    remove: [],
  });
});

it('an alias that differs from a page in letter case alone does not take its place', () => {
  const { copy } = plainChange(listed(...pages), [route('/Alpha', 'a'), route('/ALPHA', 'b')], folder);
  expect(copy.find(({ to }) => to === 'alpha')?.from).toBe(`${pageKey(page('a'))}.gz`);
});

it('the files of the snapshot are copied, but not what only releases read', () => {
  const files = ['registry.json', 'registry.json.br', 'routes.json', 'render-keys.json', 'feeds/first.xml'];
  const bucket = listed(...files.map((file): [string, string] => [folder + file, file]));
  expect(plainChange(bucket, [], folder).copy.map(({ to }) => to)).toEqual(['registry.json', 'feeds/first.xml']);
});

it('only what differs is copied, and only pages are removed', () => {
  const bucket = listed(...pages, ['Alpha', 'page a'], ['alpha', 'page b'], ['Gone', 'page b'], ['own.txt', 'own']);
  expect(plainChange(bucket, [route('/Alpha', 'a')], folder)).toEqual({
    copy: [{ from: `${pageKey(page('a'))}.gz`, to: 'alpha' }],
    remove: ['Gone'],
  });
});
