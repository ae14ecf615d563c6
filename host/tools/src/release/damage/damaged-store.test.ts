import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../files.ts';
import { readState } from '../ledger.ts';
import { rollback } from '../rollback.ts';
import { fixtureStyles } from '../testing/fixture-release.ts';
import { type FixtureSite, first, liveFixtureSite } from '../testing/fixture-site.ts';
import { liveTree } from '../testing/live-tree.ts';
import { damagedPathsIn, expectRepaired, filesReached, replaceFile } from '../testing/mending.ts';
import { repairStore } from './store-damage.ts';

const styles = fixtureStyles('first');

let site: FixtureSite;
let version: string;
beforeEach(async () => {
  site = await liveFixtureSite();
  version = await site.release({ ...first, script: 'two' });
});
afterEach(() => site.remove());

const inStore = (...path: string[]) => join(site.store.dir, ...path);
const damagedPaths = () => damagedPathsIn(site.store);
const files = () => filesReached(site.store);
const repaired = () => expectRepaired(site.store);

it('a store as its releases have left it has no damage, and a repair changes nothing', async () => {
  expect(damagedPaths()).toEqual([]);
  const before = liveTree(site.store);
  expect(await repaired()).toEqual([]);
  expect(liveTree(site.store)).toEqual(before);
});

describe('when `live` is', () => {
  it.each([
    ['lost', () => {}],
    ['a folder', (live: string) => mkdirSync(live)],
    ['a link to somewhere else', (live: string) => symlinkSync('/tmp', live)],
    ['a link to a snapshot that does not exist', (live: string) => symlinkSync('snapshots/000009', live)],
    ['a link to an older snapshot', (live: string) => symlinkSync('snapshots/000001', live)],
  ])('%s, nothing is released, and a repair puts the newest snapshot live', async (_what, make) => {
    rmSync(site.store.live);
    make(site.store.live);
    const ledger = () => [1, 2].map((sequence) => readState(site.store, sequence).hash);
    const before = ledger();
    await expect(site.release({ ...first, script: 'three' })).rejects.toThrow(/Nothing was changed.*"site repair"/);
    await expect(rollback(site.store, 'first')).rejects.toThrow(/"site repair"/);
    expect([ledger(), readdirSync(site.store.snapshots)]).toEqual([before, ['000001', '000002']]);
    expect(await repaired()).toEqual(['live']);
    expect(site.store.liveSequence()).toBe(2);
    await site.release({ ...first, script: 'three' });
    expect(site.store.liveSequence()).toBe(3);
  });
});

describe('verify names, and repair mends,', () => {
  it.each([
    ['changed', (path: string) => replaceFile(path, '{')],
    ['lost', (path: string) => rmSync(path)],
  ])(
    'a %s file of a version, a copy of it, its manifest, a file of the host, and a registry',
    async (_what, damage) => {
      const { entry, sections } = readState(site.store);
      const paths = [
        `s/second/${sections[1]?.version}/${fixtureStyles('second')}`,
        `s/first/${version}/section.json`,
        `host/${entry.host}/assets/main.js`,
        'snapshots/000001/registry.json',
        'snapshots/000002/registry.json',
      ];
      for (const path of paths) damage(inStore(path));
      expect(damagedPaths()).toEqual(expect.arrayContaining(paths));
      await repaired();
      expect(readState(site.store).entry.sequence).toBe(2);
    },
  );

  it.each([
    ['changed', (path: string) => replaceFile(path, '{')],
    ['lost', (path: string) => rmSync(path)],
  ])('a %s file at the top of a snapshot, and a copy of one', async (_what, damage) => {
    const paths = ['000001/robots.txt', '000001/releases.json', '000002/site.webmanifest', '000002/releases.json'];
    const before = files();
    for (const path of paths) damage(inStore('snapshots', path));
    replaceFile(inStore('snapshots/000002/robots.txt.gz'), 'broken');
    expect(damagedPaths()).toEqual(
      expect.arrayContaining([...paths, '000002/robots.txt.gz'].map((path) => `snapshots/${path}`)),
    );
    await repaired();
    expect(files()).toEqual(before);
  });

  it.each([
    ['is changed with its copies', (path: string) => replaceFile(path, '{"version":1}')],
    ['is lost with its copies', (path: string) => rmSync(path)],
  ])('the list of releases, from the ledger where it %s', async (_what, damage) => {
    const file = 'snapshots/000002/releases.json';
    const before = readFileSync(inStore(file), 'utf8');
    for (const copy of ['', '.br', '.gz']) damage(inStore(file + copy));
    expect(damagedPaths()).toEqual([file]);
    expect(await repaired()).toEqual([file]);
    expect(readFileSync(inStore(file), 'utf8')).toBe(before);
  });

  it('a copy that is not one of its file, and a file that belongs to no release', async () => {
    const [copy, file] = [`s/first/${version}/${styles}.br`, `s/first/${version}/assets/extra.js`];
    replaceFile(inStore(copy), 'alert(1)');
    writeFileSync(inStore(file), 'alert(1)');
    expect(damagedPaths().sort()).toEqual([file, copy]);
    await repaired();
  });

  it.each([styles, `${styles}.br`])('%s, which two versions share, in both', async (path) => {
    writeFileSync(inStore('s/first', version, path), 'alert(1)');
    const all = listFiles(inStore('s/first')).filter((file) => file.endsWith(path));
    expect(all).toHaveLength(3);
    expect(damagedPaths().sort()).toEqual(all.map((file) => `s/first/${file}`).sort());
    await repaired();
  });

  it('a kept page, also without any good copy of it, and a page in another place than its own', async () => {
    const before = files();
    const page = realpathSync(inStore('live/beta'));
    for (const copy of ['', '.br', '.gz']) replaceFile(join(page, `index.html${copy}`), 'broken');
    rmSync(inStore('live/alpha'));
    symlinkSync(page, inStore('live/alpha'));
    replaceFile(inStore('live/404.html'), 'broken');
    rmSync(inStore('live/s'));
    await repaired();
    expect(files()).toEqual(before);
  });

  it('links in a version, also in place of a file', async () => {
    const [file, extra] = [`s/first/${version}/${styles}`, `s/first/${version}/extra`];
    const outside = join(site.folder(), 'outside.css');
    writeFileSync(outside, readFileSync(inStore(file)));
    rmSync(inStore(file));
    for (const path of [file, extra]) symlinkSync(outside, inStore(path));
    expect(damagedPaths().sort()).toEqual([file, extra].sort());
    await repaired();
    expect(lstatSync(inStore(file)).isSymbolicLink()).toBe(false);
  });

  it('a folder in place of a file, of its copy and of a registry, and stray files', async () => {
    const before = files();
    const folders = [
      `s/first/${version}/${styles}`,
      'snapshots/000001/registry.json',
      'snapshots/000002/robots.txt.br',
    ];
    for (const path of folders) {
      rmSync(inStore(path));
      mkdirSync(inStore(path));
      writeFileSync(inStore(path, 'stray'), '');
    }
    const stray = ['s/.DS_Store', 's/first/.DS_Store', 'host-private/.DS_Store'];
    for (const path of stray) writeFileSync(inStore(path), '');
    expect(damagedPaths()).toEqual(expect.arrayContaining([...folders, ...stray]));
    await repaired();
    expect(files()).toEqual(before);
  });

  it('a lock that is dated in the future, which a release reports', async () => {
    const lock = `${site.store.snapshots}.lock`;
    mkdirSync(lock);
    const future = new Date(Date.now() + 86_400_000);
    utimesSync(lock, future, future);
    await expect(site.release({ ...first, script: 'three' })).rejects.toThrow(
      /snapshots\.lock is dated in the future.*"site repair"/,
    );
    expect(await repaired()).toEqual(['snapshots.lock']);
  });
});

it('reports what only a new release can bring back, which then does', async () => {
  const file = `s/first/${version}/${styles}`;
  for (const copy of ['', '.br', '.gz']) rmSync(inStore(file + copy));
  const { left } = await repairStore(site.store);
  expect(left).toEqual([expect.objectContaining({ path: inStore(file), problem: 'is missing' })]);
  await rollback(site.store, 'first');
  await expect(rollback(site.store, 'first', version)).rejects.toThrow(
    `${file} is missing, so nothing was rolled back`,
  );
  expect(await site.release({ ...first, script: 'two' })).toBe(version);
  expect(damagedPaths()).toEqual([]);
});

it.each(['host', 'host-private'])(
  'reports that %s/<version> is lost, which a release of the same host brings back',
  async (folder) => {
    const host = readState(site.store).entry.host ?? '';
    rmSync(inStore(folder, host), { recursive: true });
    const { left } = await repairStore(site.store);
    expect(left.map(({ path }) => relative(site.store.dir, path))).toContain(`${folder}/${host}`);
    await site.stageHost();
    expect(damagedPaths()).toEqual([]);
  },
);
