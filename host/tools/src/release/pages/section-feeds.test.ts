import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@site/sdk/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { retire } from '../publish.ts';
import { rollback } from '../rollback.ts';
import { fixtureItem } from '../testing/fixture-items.ts';
import { type FixtureSite, first, liveFixtureSite, second } from '../testing/fixture-site.ts';
import { changedPaths, liveTree, withCopies } from '../testing/live-tree.ts';

const origin = 'https://example.org';
const withEntries = { ...first, items: [fixtureItem('JS-001'), fixtureItem('JS-002')] };

let site: FixtureSite;
beforeEach(async () => {
  site = await liveFixtureSite();
});
afterEach(() => site.remove());

const feeds = () => Object.keys(liveTree(site.store)).filter((path) => path.startsWith('feeds/'));
const feed = () => readFileSync(join(site.store.live, 'feeds/first.xml'), 'utf8');
const page = (path: string) => readFileSync(join(site.store.live, path, 'index.html'), 'utf8');

it('a section with entries has a feed, with compressed copies, and its pages name it', async () => {
  await site.release(withEntries);
  await site.set({ origin });
  expect(feeds()).toEqual(withCopies('feeds/first.xml'));
  expect(feed()).toContain('<link rel="alternate" type="text/html" href="https://example.org/Alpha/js-001"/>');
  expect(page('Alpha')).toContain('feed: About first · Front-end Workbench at /feeds/first.xml');
  for (const path of ['', 'design', 'Gamma']) expect(page(path)).not.toContain('feed:');
});

it('without an origin there is no feed, and no page names one', async () => {
  await site.release(withEntries);
  expect(feeds()).toEqual([]);
  expect(page('Alpha')).not.toContain('feed:');
  await site.set({ origin });
  await site.set({ origin: null });
  expect(feeds()).toEqual([]);
});

it('a release of another section leaves a feed as it is', async () => {
  await site.release(withEntries);
  await site.set({ origin });
  const before = liveTree(site.store);
  await site.release({ ...second, script: 'two' });
  expect(changedPaths(before, liveTree(site.store)).changed.filter((path) => path.startsWith('feeds/'))).toEqual([]);
  expect(feeds()).toEqual(withCopies('feeds/first.xml'));
});

it('a rollback brings the feed of the earlier version back, or takes it away where that one had no entries', async () => {
  await site.set({ origin });
  await site.release(withEntries);
  const before = feed();
  await site.release({ ...withEntries, items: [fixtureItem('JS-003')] });
  expect(feed()).toContain('Question JS-003');
  await rollback(site.store, 'first');
  expect(feed()).toBe(before);
  await rollback(site.store, 'first');
  expect(feeds()).toEqual([]);
});

it('the feed of a retired section is gone', async () => {
  await site.release(withEntries);
  await site.set({ origin });
  await retire(site.store, 'first');
  expect(feeds()).toEqual([]);
  expect(existsSync(join(site.store.live, 'sitemap.xml'))).toBe(true);
});

it('the feed of a section that only a newer checkout can read stays as it is', async () => {
  await site.release(withEntries);
  await site.set({ origin });
  const before = feed();
  const file = join(site.store.live, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.sections[0].contract = contractVersion + 1;
  rmSync(file);
  writeFileSync(file, JSON.stringify(registry));
  await site.release({ ...second, script: 'two' });
  expect(feeds()).toEqual(withCopies('feeds/first.xml'));
  expect(feed()).toBe(before);
  expect(page('Alpha')).toContain('feed:');
});
