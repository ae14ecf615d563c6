import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goLive } from './go-live.ts';
import { readState, versionIn } from './ledger.ts';
import { withLock } from './lock.ts';
import { nextSnapshot } from './next-snapshot.ts';
import { writeSnapshot } from './snapshot.ts';
import { fixtureEntry, writeSection } from './testing/fixture-release.ts';
import { type FixtureSite, first, liveFixtureSite, second } from './testing/fixture-site.ts';
import { liveTree } from './testing/live-tree.ts';
import { bundleRelease } from './testing/run-release.ts';

let site: FixtureSite;
beforeEach(async () => {
  site = await liveFixtureSite();
});
afterEach(() => {
  vi.unstubAllGlobals();
  site.remove();
});

it('two processes that release two sections at once do not lose each other’s releases', async () => {
  const run = await bundleRelease(site.folder());
  const scripts = ['two', 'three', 'four', 'five'];
  const [ours, theirs] = [first, second].map((section) =>
    scripts.map((script) => {
      const folder = site.folder();
      return { folder, version: writeSection(folder, { ...section, script }) };
    }),
  );
  const folders = (releases: typeof ours = []) => releases.map(({ folder }) => folder);
  await Promise.all([run(site.store, folders(ours)), run(site.store, folders(theirs))]);

  const history = site.store.sequences().map((sequence) => readState(site.store, sequence));
  expect(history.map(({ entry }) => entry.sequence)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(history.map(({ entry }) => entry.previous)).toEqual([...history.slice(1).map(({ hash }) => hash), null]);
  for (const [id, releases = []] of [
    ['first', ours],
    ['second', theirs],
  ] as const) {
    const released = history.filter(({ entry }) => entry.sequence > 1 && entry.subjects.includes(id));
    expect(released.map((state) => versionIn(state, id)).reverse()).toEqual(releases.map(({ version }) => version));
    expect(versionIn(readState(site.store), id)).toBe(releases.at(-1)?.version);
  }
});

it('a release that has lost its lock and was overtaken by another one stops', async () => {
  const { store } = site;
  vi.stubGlobal('whileRendering', () => {
    vi.unstubAllGlobals();
    cpSync(store.snapshotDir(1), store.snapshotDir(2), { recursive: true, verbatimSymlinks: true });
    rmSync(store.live);
    symlinkSync('snapshots/000002', store.live);
  });
  const before = liveTree(store);
  const candidate = await site.stage({ ...first, script: 'two' });
  const own = [candidate.version, fixtureEntry('first', 'two')];
  await expect(site.publish(candidate)).rejects.toThrow('Another release went live meanwhile, so this one did not.');
  expect(store.liveSequence()).toBe(2);
  const pages = Object.entries(liveTree(store)).filter(([path]) => !own.some((name) => path.includes(name)));
  expect(Object.fromEntries(pages)).toEqual(before);
});

it('a snapshot that takes longer to write than its lock lasts keeps the lock', async () => {
  const { store } = site;
  const run = await bundleRelease(site.folder());
  const pages = Array.from({ length: 30 }, (_, index) => ({ address: `/Page${index}` }));
  const next = nextSnapshot(store, readState(store), 'release', [await site.stage({ ...first, pages })]);
  const folder = site.folder();
  const theirs = writeSection(folder, { ...second, script: 'two' });
  vi.stubGlobal('whileRendering', () => {
    for (const end = Date.now() + 220; Date.now() < end; );
  });
  let others: Promise<unknown> | undefined;
  await withLock(store, async () => {
    others = run(store, [folder]);
    if (next) await writeSnapshot(store, next.content);
    expect(store.snapshotNumbers()).toEqual([2, 1]);
    goLive(store, 2);
  });
  await others;
  expect(readState(store).entry.sequence).toBe(3);
  expect(versionIn(readState(store), 'second')).toBe(theirs);
});
