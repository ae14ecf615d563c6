import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readState, versionIn } from './ledger.ts';
import { rollback } from './rollback.ts';
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

it('a release that takes longer than its lock lasts keeps it', async () => {
  const run = await bundleRelease(site.folder());
  const pages = Array.from({ length: 30 }, (_, index) => ({ address: `/Page${index}` }));
  const candidate = await site.stage({ ...first, pages });
  await site.publish(candidate);
  await rollback(site.store, 'first');
  const folder = site.folder();
  const theirs = writeSection(folder, { ...second, script: 'two' });
  vi.stubGlobal('whileRendering', () => {
    for (const end = Date.now() + 220; Date.now() < end; );
  });
  const ours = site.publish(candidate);
  await Promise.all([ours, run(site.store, [folder])]);
  const state = readState(site.store);
  expect([versionIn(state, 'first'), versionIn(state, 'second')]).toEqual([candidate.version, theirs]);
  expect((await ours).entry.sequence).toBe(4);
}, 60_000);
