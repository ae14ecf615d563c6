import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readState } from './ledger.ts';
import { listReleases } from './list-releases.ts';
import { retire } from './publish.ts';
import { rollback } from './rollback.ts';
import { type FixtureSite, first, liveFixtureSite, second } from './testing/fixture-site.ts';
import { changedPaths, liveTree, withCopies } from './testing/live-tree.ts';

const origin = 'https://example.org';

let site: FixtureSite;
let rendered: string[];
beforeEach(async () => {
  site = await liveFixtureSite();
  rendered = [];
  Object.assign(globalThis, { whileRendering: (address: string) => rendered.push(address) });
});
afterEach(() => {
  Object.assign(globalThis, { whileRendering: undefined });
  site.remove();
});

const read = (path: string) => readFileSync(join(site.store.live, path), 'utf8');
const originInPages = () =>
  ['index.html', 'Alpha/index.html', 'gamma/index.html'].map(
    (path) => read(path).match(/rel="canonical" href="(.*?)\/\w*"/)?.[1],
  );
const addresses = () => [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

it('a new origin renders every page again, and the same one none', async () => {
  const { moved, entry } = await site.set({ origin });
  expect([moved, entry.sequence, entry.subjects]).toEqual([true, 2, ['SITE_ORIGIN']]);
  expect(rendered.sort()).toEqual(['/', '/404', '/Alpha', '/Beta', '/Gamma', '/design']);
  expect(originInPages()).toEqual([origin, origin, origin]);

  rendered.length = 0;
  const again = await site.set({ origin });
  expect([again.moved, again.entry.sequence]).toEqual([false, 2]);
  await site.release({ ...second, script: 'two' });
  expect(rendered).toEqual(['/Gamma']);
});

it('a release without the setting keeps it, and so do rollback and retirement', async () => {
  await site.set({ origin });
  const before = liveTree(site.store);
  await site.release({ ...first, script: 'two' });
  expect(originInPages()).toEqual([origin, origin, origin]);
  await rollback(site.store, 'first');
  expect(changedPaths(before, liveTree(site.store)).changed).toEqual(withCopies('registry.json', 'releases.json'));
  await site.releaseHost('two');
  await rollback(site.store, 'host');
  expect(originInPages()).toEqual([origin, origin, origin]);
  await retire(site.store, 'first');
  expect(readState(site.store).entry.origin).toBe(origin);
  expect(addresses()).not.toContain(`${origin}/Alpha`);
});

it('taking the origin away restores every file but the registry', async () => {
  const before = liveTree(site.store);
  await site.set({ origin });
  await site.set({ origin: null });
  const { added, changed, gone } = changedPaths(before, liveTree(site.store));
  expect([added, changed, gone]).toEqual([[], withCopies('registry.json'), []]);
});

it('the sitemap lists every page but the 404 page, and exists only with an origin', async () => {
  expect(existsSync(join(site.store.live, 'sitemap.xml'))).toBe(false);
  expect(read('robots.txt')).not.toContain('Sitemap');
  await site.set({ origin });
  expect(addresses()).toEqual(['/', '/design', '/Alpha', '/Beta', '/Gamma'].map((address) => origin + address));
  expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  expect(Object.keys(liveTree(site.store))).toEqual(
    expect.arrayContaining(withCopies('robots.txt', 'sitemap.xml', 'Alpha/index.html')),
  );
});

it('the origin is listed as live, and its changes are in the history', async () => {
  await site.set({ origin });
  expect(listReleases(site.store)).toContain(`  SITE_ORIGIN  ${origin}`);
  await site.set({ origin: null });
  const history = listReleases(site.store).filter((line) => line.includes('SITE_ORIGIN'));
  expect(history).toEqual([
    expect.stringMatching(/ 3 .* release .* none$/),
    expect.stringMatching(/ 2 .* https:.*org$/),
  ]);
});

it('a ledger from before the setting is read as one without, and a damaged one is reported', async () => {
  const file = join(site.store.live, 'registry.json');
  const { origin: _, ...ledger } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(ledger));
  expect(readState(site.store).entry.origin).toBeNull();
  writeFileSync(file, JSON.stringify({ ...ledger, origin: 'example.org/learn' }));
  expect(() => readState(site.store)).toThrow('field "origin" must be an origin such as https://example.org');
});
