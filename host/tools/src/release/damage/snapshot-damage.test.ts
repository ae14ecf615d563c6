import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureItem } from '../testing/fixture-items.ts';
import { type FixtureSite, first, liveFixtureSite } from '../testing/fixture-site.ts';
import { damagedPathsIn, expectRepaired, filesReached, replaceFile } from '../testing/mending.ts';
import { storeDamage } from './store-damage.ts';

let site: FixtureSite;
beforeEach(async () => {
  site = await liveFixtureSite();
  await site.release({ ...first, script: 'two' });
});
afterEach(() => site.remove());

const inStore = (...path: string[]) => join(site.store.dir, ...path);
const damagedPaths = () => damagedPathsIn(site.store);
const files = () => filesReached(site.store);
const repaired = () => expectRepaired(site.store);

it.each(['000001', '000002'])('the list of pages of snapshot %s, lost with one of its copies', async (snapshot) => {
  const file = `snapshots/${snapshot}/routes.json`;
  const before = readFileSync(inStore(file), 'utf8');
  for (const copy of ['', '.br']) rmSync(inStore(file + copy));
  expect(damagedPaths()).toContain(file);
  await repaired();
  expect(readFileSync(inStore(file), 'utf8')).toBe(before);
});

it('compressed copies in a snapshot with other content, or lost', async () => {
  const before = files();
  const paths = ['index.html.br', '404.html.gz', 'registry.json.br', 'routes.json.gz'].map(
    (file) => `snapshots/000002/${file}`,
  );
  for (const path of paths) replaceFile(inStore(path), 'broken');
  const lost = ['index.html.gz', '404.html.br', 'registry.json.gz'].map((file) => `snapshots/000002/${file}`);
  for (const path of lost) rmSync(inStore(path));
  expect(damagedPaths().sort()).toEqual([...paths, ...lost].sort());
  await repaired();
  expect(files()).toEqual(before);
});

it('the files at the top of the live snapshot and its feeds, lost with all copies', async () => {
  await site.set({ origin: 'https://site.example' });
  await site.release({ ...first, items: [fixtureItem('JS-001')] });
  const before = files();
  const lost = ['robots.txt', 'sitemap.xml', 'site.webmanifest', 'feeds/first.xml'].map(
    (file) => `snapshots/000004/${file}`,
  );
  for (const path of lost) for (const copy of ['', '.br', '.gz']) rmSync(inStore(path + copy));
  expect(damagedPaths().sort()).toEqual(lost.toSorted());
  await repaired();
  expect(files()).toEqual(before);
});

it('a file whose copies are all broken, and a folder in place of one without copies', async () => {
  const [copies, folder] = [['robots.txt.br', 'robots.txt.gz'], 'site.webmanifest'];
  for (const copy of copies) replaceFile(inStore('live', copy), 'broken');
  for (const copy of ['', '.br', '.gz']) rmSync(inStore('live', folder + copy));
  mkdirSync(inStore('live', folder));
  expect(damagedPaths().sort()).toEqual([...copies, folder].map((file) => `snapshots/000002/${file}`));
  await repaired();
});

it('a newest registry with another content than its copies, which stay', async () => {
  const path = 'snapshots/000002/registry.json';
  const before = readFileSync(inStore(path), 'utf8');
  replaceFile(inStore(path), before.replace('About first', 'About another'));
  expect(damagedPaths()).toEqual([path]);
  await repaired();
  expect(readFileSync(inStore(path), 'utf8')).toBe(before);
});

it.each([
  [['000002'], '000002', 'is missing.'],
  [['000001', '000002'], '000002', 'is missing, and so are all from 1 on.'],
])('names a snapshot that is lost before others: %s', async (lost, named, problem) => {
  await site.release({ ...first, script: 'three' });
  for (const name of lost) rmSync(inStore('snapshots', name), { recursive: true });
  expect(storeDamage(site.store)).toEqual([
    { path: inStore('snapshots', named), problem: expect.stringContaining(problem) },
  ]);
});
