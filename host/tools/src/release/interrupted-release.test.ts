import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readState } from './ledger.ts';
import { publish } from './publish.ts';
import { stageHost, stageSection } from './stage.ts';
import { Store } from './store.ts';
import { copyOfStore, letLockExpire } from './testing/copy-of-store.ts';
import { writeHost, writeSection } from './testing/fixture-release.ts';
import { type FixtureSite, fixtureSite } from './testing/fixture-site.ts';
import { changedPaths, type LiveTree, liveTree } from './testing/live-tree.ts';
import { bundleRelease, type RunRelease } from './testing/run-release.ts';

const small = { id: 'small', pages: [{ address: '/Alpha' }] };

/** At how many steps a process is really killed. What that leaves is the store as it was, so a copy of it will do for the others. */
const everyNth = 20;

let site: FixtureSite;
let run: RunRelease;
beforeAll(async () => {
  site = fixtureSite();
  await site.publish(await site.stageHost(), await site.stage(small));
  run = await bundleRelease(site.folder());
});
afterAll(() => site.remove());

const copyOf = (store: Store) => copyOfStore(store, site.folder());

/** The live tree except the registry, which has the time of its release. */
function withoutRegistry(store: Store): LiveTree {
  return Object.fromEntries(
    Object.entries(liveTree(store)).filter(([path]) => !/^(?:registry|releases).json/.test(path)),
  );
}

it('a release may be killed at every step: the live site is old or new, and the next release succeeds', async () => {
  const [section, host] = [site.folder(), site.folder()];
  const versions = [writeSection(section, { ...small, script: 'two' }), writeHost(host, 'two')];
  const before = liveTree(site.store);
  const [finished, copies] = [copyOf(site.store), site.folder()];
  const { steps } = await run(finished, [`${section},${host}`], 0, { copyTo: copies });
  expect(steps).toBeGreaterThan(80);
  const after = withoutRegistry(finished);
  const filesOf = (version: string, paths: string[]) => paths.filter((path) => path.includes(`/${version}/`));

  const check = async (store: Store) => {
    const { added, changed, gone } = changedPaths(before, liveTree(store));
    const shared = added.filter((path) => path.startsWith('s/small/files/'));
    const own = [...versions.flatMap((version) => filesOf(version, added)), ...shared];
    if (store.liveSequence() === 1)
      expect({ changed, gone, added: added.toSorted() }).toEqual({ changed: [], gone: [], added: own.sort() });
    else expect(withoutRegistry(store)).toEqual(after);
    for (const version of versions)
      expect([[], filesOf(version, Object.keys(after))]).toContainEqual(filesOf(version, added));

    letLockExpire(store);
    await publish(store, 'release', [await stageSection(store, section), await stageHost(store, host)]);
    expect(withoutRegistry(store)).toEqual(after);
    expect(readState(store).entry).toMatchObject({ sequence: 2, previous: readState(store, 1).hash });
    rmSync(store.dir, { recursive: true });
  };
  const killedAt = async (step: number) => {
    const store = copyOf(site.store);
    expect(await run(store, [`${section},${host}`], step)).toEqual({ killed: true, steps: 0 });
    await check(store);
  };
  for (let step = 1; step <= steps; step++) {
    const checks = [
      check(Store.create(join(copies, String(step)))),
      ...(step % everyNth === 1 ? [killedAt(step)] : []),
    ];
    await Promise.all(checks).catch((cause) => Promise.reject(new Error(`killed at step ${step}`, { cause })));
  }
});

it('a lock whose holder was killed is free after five seconds', async () => {
  const [folder, store] = [site.folder(), copyOf(site.store)];
  const version = writeSection(folder, { ...small, script: 'three' });
  const { steps } = await run(copyOf(site.store), [folder]);
  // The last ones: the ticket, the number, live, the lock, the draft.
  expect((await run(store, [folder], steps - 4)).killed).toBe(true);
  expect(existsSync(`${store.snapshots}.lock`)).toBe(true);
  const start = performance.now();
  await run(store, [folder]);
  expect(performance.now() - start).toBeGreaterThan(1_000);
  expect(readState(store).sections[0]?.version).toBe(version);
});
