import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanStore } from './clean.ts';
import { replaceFile } from './damage/damage.ts';
import { storeDamage } from './damage/store-damage.ts';
import { readState } from './ledger.ts';
import { listReleases } from './list-releases.ts';
import { rollback } from './rollback.ts';
import { type FixtureSite, first, liveFixtureSite } from './testing/fixture-site.ts';
import { liveTree } from './testing/live-tree.ts';

let site: FixtureSite;
let versions: string[];
beforeEach(async () => {
  site = await liveFixtureSite();
  versions = [readState(site.store).sections[0]?.version ?? ''];
  for (const text of ['two', 'three', 'four'])
    versions.push(await site.release({ ...first, pages: [{ address: '/Alpha', text }] }));
});
afterEach(() => site.remove());

/** Makes everything as old as the leftovers of a command from yesterday. */
function age(): void {
  const { dir } = site.store;
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const folder of ['s/first', 'host', 'host-private', 'pages', 'drafts'])
    for (const name of readdirSync(join(dir, folder))) utimesSync(join(dir, folder, name), yesterday, yesterday);
}

const clean = async (options: { days?: number; remove?: boolean }) =>
  (await cleanStore(site.store, options)).map(({ path }) => relative(site.store.dir, path));

it('within the retention, nothing but drafts of killed commands is left over', async () => {
  mkdirSync(join(site.store.drafts, 'killed'));
  expect(await clean({})).toEqual([]);
  age();
  expect(await clean({ remove: true })).toEqual(['drafts/killed']);
  expect(readdirSync(site.store.drafts)).toEqual([]);
});

it('beyond the retention it lists first; then the live site, its ledger and the next rollback are what is kept', async () => {
  age();
  const before = liveTree(site.store);
  const listed = await clean({ days: 0 });
  expect(liveTree(site.store)).toEqual(before);
  expect(listed).toEqual(expect.arrayContaining([`s/first/${versions[0]}`, `s/first/${versions[1]}`]));
  expect(listed).not.toContain(`s/first/${versions[2]}`);
  expect(await clean({ days: 0, remove: true })).toEqual(listed);
  expect(existsSync(site.store.sectionDir('first', versions[0] ?? ''))).toBe(false);
  const withoutFiles = (tree: object) => Object.entries(tree).filter(([path]) => !path.startsWith('s/'));
  expect(withoutFiles(liveTree(site.store))).toEqual(withoutFiles(before));
  expect(storeDamage(site.store)).toEqual([]);
  expect(listReleases(site.store).filter((line) => / release /.test(line))).toHaveLength(6);
  await rollback(site.store, 'first');
  expect(readState(site.store).sections[0]?.version).toBe(versions[2]);
  await expect(rollback(site.store, 'first', versions[0])).rejects.toThrow(`There is no version ${versions[0]}`);
});

it('where a snapshot within the retention is lost, nothing is removed: a backup may bring it back', async () => {
  age();
  rmSync(site.store.snapshotDir(3), { recursive: true });
  await expect(clean({ remove: true })).rejects.toThrow(/000003\/registry\.json cannot be read/);
  expect(existsSync(site.store.sectionDir('first', versions[2] ?? ''))).toBe(true);
  expect(await clean({ days: 0 })).toContain(`s/first/${versions[0]}`);
});

it('what is damaged beyond the retention stops nothing', async () => {
  age();
  replaceFile(join(site.store.snapshotDir(2), 'registry.json'), '{');
  expect(await clean({ days: 0 })).toContain('snapshots/000003/routes.json');
});

it('what was released just now stays, although no snapshot names it yet', async () => {
  age();
  const { version } = await site.stage({ ...first, script: 'five' });
  expect(await clean({ days: 0 })).not.toContain(`s/first/${version}`);
});

it.each([
  { sequence: 3, days: 30 },
  { sequence: 4, days: 0 },
])('without the list of pages of kept snapshot $sequence it refuses', async ({ sequence, days }) => {
  age();
  const routes = join(site.store.snapshotDir(sequence), 'routes.json');
  for (const copy of ['', '.br', '.gz']) rmSync(routes + copy);
  const before = liveTree(site.store);
  await expect(clean({ days, remove: true })).rejects.toThrow(/routes\.json is missing.*nothing was removed/);
  expect(liveTree(site.store)).toEqual(before);
});

it('what a killed command left of an old snapshot is removed by the next one', async () => {
  age();
  for (const file of ['routes.json', 'routes.json.br', 'routes.json.gz', 'index.html', '404.html'])
    rmSync(join(site.store.snapshotDir(2), file));
  expect(storeDamage(site.store)).toEqual([]);
  await clean({ days: 0, remove: true });
  expect(readdirSync(site.store.snapshotDir(2))).toEqual(['registry.json']);
});

it.each(['host', 'host-private'])(
  'a host of which a killed command has removed %s is removed by the next one',
  async (gone) => {
    const [old = ''] = readdirSync(join(site.store.dir, 'host'));
    for (const mark of ['two', 'three']) await site.releaseHost(mark);
    rmSync(join(site.store.dir, gone, old), { recursive: true });
    age();
    expect(storeDamage(site.store).length).toBeGreaterThan(0);
    await clean({ days: 0, remove: true });
    for (const folder of ['host', 'host-private']) expect(readdirSync(join(site.store.dir, folder))).not.toContain(old);
    expect(storeDamage(site.store)).toEqual([]);
  },
);

it('files among the folders of sections and versions stop nothing', async () => {
  for (const folder of ['s', 's/first', 'host-private']) writeFileSync(join(site.store.dir, folder, '.DS_Store'), '');
  expect(await clean({})).toEqual([]);
});
