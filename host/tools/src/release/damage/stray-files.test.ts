import fs, { existsSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type FixtureSite, first, liveFixtureSite } from '../testing/fixture-site.ts';
import { damagedPathsIn, expectRepaired, filesReached } from '../testing/mending.ts';
import { repairStore, storeDamage } from './store-damage.ts';

let site: FixtureSite;
let version: string;
beforeEach(async () => {
  site = await liveFixtureSite();
  version = await site.release({ ...first, script: 'two' });
});
afterEach(() => site.remove());

const inStore = (...path: string[]) => join(site.store.dir, ...path);

it('nothing behind a link is removed, whatever it leads to, and the link is reported', async () => {
  const outside = site.folder();
  writeFileSync(join(outside, 'precious.txt'), 'precious');
  const before = filesReached(site.store);
  const links = {
    's/outside': outside,
    's/up': '..',
    's/copy': 'first',
    's/first/loop': 'loop',
    'host/other': outside,
  };
  for (const [path, target] of Object.entries(links)) symlinkSync(target, inStore(path));
  writeFileSync(inStore('reserve'), 'room');
  const { mended, left } = await repairStore(site.store);
  expect(mended).toEqual([]);
  expect(left.map(({ path }) => path).sort()).toEqual(
    Object.keys(links)
      .map((path) => inStore(path))
      .sort(),
  );
  for (const { problem } of left) expect(problem).toContain('is a link, which no release makes here. Remove it, or');
  expect([readdirSync(outside), existsSync(inStore('reserve'))]).toEqual([['precious.txt'], true]);
  for (const path of Object.keys(links)) rmSync(inStore(path));
  expect(filesReached(site.store)).toEqual(before);
});

it('a file among the pages, or beside one, is removed', async () => {
  const page = basename(realpathSync(inStore('live/beta')));
  const paths = ['pages/notes.txt', `pages/${page}/more.html`, 'pages/loop'];
  for (const path of paths.slice(0, 2)) writeFileSync(inStore(path), '');
  symlinkSync('loop', inStore('pages/loop'));
  expect(damagedPathsIn(site.store).sort()).toEqual(paths.sort());
  await expectRepaired(site.store);
});

it('a kept page whose folder is lost is made again', async () => {
  const before = filesReached(site.store);
  rmSync(realpathSync(inStore('live/beta')), { recursive: true });
  await expectRepaired(site.store);
  expect(filesReached(site.store)).toEqual(before);
});

it.runIf(process.platform === 'linux')('a file whose name is no text is reported with what to do', async () => {
  const name = Buffer.concat([Buffer.from(inStore('s/first', version, 'x')), Buffer.from([0xff])]);
  writeFileSync(name, '');
  const { left } = await repairStore(site.store);
  expect(left.map(({ problem }) => problem)).toEqual([
    'belongs to no release, and its name has bytes that are no text. Remove it by hand',
  ]);
});

it('a page whose folder this user may not open hides no other damage', () => {
  const [page, stray] = [realpathSync(inStore('live/beta')), inStore('s/stray.txt')];
  writeFileSync(stray, '');
  const list = fs.readdirSync;
  vi.spyOn(fs, 'readdirSync').mockImplementation(((...args: unknown[]) => {
    if (args[0] === page) throw new Error('EACCES: permission denied');
    return Reflect.apply(list, fs, args);
  }) as typeof fs.readdirSync);
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  expect(storeDamage(site.store)).toEqual([
    expect.objectContaining({ path: stray }),
    expect.objectContaining({ path: page, problem: 'cannot be read: EACCES: permission denied' }),
  ]);
});
