import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeDamage } from './damage/store-damage.ts';
import { describeProblem } from './disk-problem.ts';
import { explainFullDisk } from './explain-full-disk.ts';
import { readState } from './ledger.ts';
import { publish } from './publish.ts';
import { keepReserve } from './reserve.ts';
import { rollback } from './rollback.ts';
import { stageHost, stageSection } from './stage.ts';
import { Store } from './store.ts';
import { writeHost, writeSection } from './testing/fixture-release.ts';
import { first } from './testing/fixture-site.ts';

/** A disk of its own in memory, where a test may mount one. */
const dir = mkdtempSync(join(tmpdir(), 'small-disk-'));
const mount = (...options: string[]) =>
  process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', ...options, 'tmpfs', dir]).status === 0;
const isMounted = mount('-o', 'size=20m');

let versions: string[];
let store: Store;
beforeAll(async () => {
  if (!isMounted) return;
  store = Store.create(join(dir, 'store'));
  versions = [];
  for (const script of ['one', 'two']) {
    const builds = mkdtempSync(join(tmpdir(), 'builds-'));
    versions.push(writeSection(join(builds, 'section'), { ...first, script }));
    writeHost(join(builds, 'host'));
    const candidates = [
      await stageHost(store, join(builds, 'host')),
      await stageSection(store, join(builds, 'section')),
    ];
    await publish(store, 'release', candidates);
    rmSync(builds, { recursive: true });
  }
});
afterAll(() => {
  if (isMounted) spawnSync('umount', [dir]);
  rmSync(dir, { recursive: true, force: true });
});

function fillDisk(name: string): void {
  const { bavail, bsize } = statfsSync(dir);
  writeFileSync(join(dir, name), Buffer.alloc(bavail * bsize));
}

it.skipIf(!isMounted)('on a full disk a release reports it and changes nothing, and a rollback works', async () => {
  keepReserve(store);
  fillDisk('filled');
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  writeSection(build, { ...first, script: 'three' });
  const releasing = () => explainFullDisk(store, () => stageSection(store, build));
  const failure = await releasing().catch((error: unknown) => error);
  expect(describeProblem(failure)).toMatch(/^The disk is full\.\nENOSPC/);
  expect(describeProblem(failure)).toMatch(/"site clean" .* A rollback works nevertheless: room is kept for it\.$/);
  expect(readState(store).sections[0]?.version).toBe(versions[1]);
  await rollback(store, 'first');
  expect(readState(store).sections[0]?.version).toBe(versions[0]);
  expect(storeDamage(store)).toEqual([]);
  fillDisk('filled once more');
  await expect(releasing()).rejects.toThrow('A rollback needs room, too, and not enough is kept for it now');
  rmSync(build, { recursive: true });
});

it.skipIf(!isMounted)('on a disk that is full again, a rollback reports that its room is used up', async () => {
  fillDisk('filled again');
  const failure = await rollback(store, 'first', versions[1]).catch((error: unknown) => error);
  expect(describeProblem(failure)).toContain('no room is kept for a rollback anymore');
  expect(readState(store).sections[0]?.version).toBe(versions[0]);
});

it.skipIf(!isMounted)(
  'where a disk takes no more files, a release and a rollback report that, and no room is given away',
  async () => {
    for (const name of readdirSync(dir)) if (name.startsWith('filled')) rmSync(join(dir, name));
    keepReserve(store);
    const { files, ffree } = statfsSync(dir);
    spawnSync('mount', ['-o', `remount,nr_inodes=${files - ffree}`, dir]);
    const build = mkdtempSync(join(tmpdir(), 'build-'));
    writeSection(build, { ...first, script: 'three' });
    const releasing = explainFullDisk(store, () => stageSection(store, build));
    await expect(releasing).rejects.toThrow(
      'The disk takes no more files, whatever their size, and a rollback needs some',
    );
    await expect(rollback(store, 'first', versions[1])).rejects.toThrow('The disk takes no more files');
    rmSync(build, { recursive: true });
    spawnSync('mount', ['-o', `remount,nr_inodes=${files}`, dir]);
    expect(existsSync(join(store.dir, 'reserve'))).toBe(true);
    await rollback(store, 'first', versions[1]);
  },
);

it.skipIf(!isMounted)('on a read-only disk a release reports that', async () => {
  spawnSync('mount', ['-o', 'remount,ro', dir]);
  const failure = await rollback(Store.open(store.dir), 'first', versions[0]).catch((error: unknown) => error);
  expect(describeProblem(failure)).toContain('The disk is read-only.');
});
