import { cpSync, utimesSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readState } from './ledger.ts';
import { publish, stageHost, stageSection } from './publish.ts';
import { Store } from './store.ts';
import { changedPaths, type LiveTree, liveTree } from './testing/live-tree.ts';
import { writeHost, writeSection } from './testing/made-up-release.ts';
import { type MadeUpSite, madeUpSite } from './testing/made-up-site.ts';
import { bundleRelease, type RunRelease } from './testing/run-release.ts';

const timeLimit = 180_000;
const small = { id: 'small', pages: [{ address: '/Alpha' }] };

/** How many processes are killed at the same time, each on a store of its own. */
const atOnce = 3;

let site: MadeUpSite;
let run: RunRelease;
beforeAll(async () => {
  site = madeUpSite();
  await site.publish(await site.stageHost(), await site.stage(small));
  run = await bundleRelease(site.folder());
}, timeLimit);
afterAll(() => site.remove());

function copyOf({ dir }: Store): Store {
  const copy = site.folder();
  cpSync(dir, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return new Store(copy);
}

/** The live tree but for the registry, which tells the time of its release. */
function withoutRegistry(store: Store): LiveTree {
  return Object.fromEntries(Object.entries(liveTree(store)).filter(([path]) => !path.startsWith('registry.json')));
}

/** Lets the time pass after which the lock of a killed process is free. */
function letLockExpire({ compositions }: Store): void {
  const past = new Date(Date.now() - 60_000);
  try {
    utimesSync(`${compositions}.lock`, past, past);
  } catch {
    // The process was killed before it took the lock or after it gave it back.
  }
}

describe.each([
  ['a section', (dir: string) => writeSection(dir, { ...small, script: 'two' }), stageSection],
  ['the host', (dir: string) => writeHost(dir, 'two'), stageHost],
])('a release of %s', (_what, writeRelease, stage) => {
  it(
    'may be killed at every step: the live site is old or new, and the next release succeeds',
    async () => {
      const folder = site.folder();
      const version = writeRelease(folder);
      const before = liveTree(site.store);
      const finished = copyOf(site.store);
      const { steps } = await run(finished, [folder]);
      expect(steps).toBeGreaterThan(40);
      const after = withoutRegistry(finished);
      console.log(`${steps} steps`);

      const check = async (step: number) => {
        const store = copyOf(site.store);
        expect(await run(store, [folder], step), `step ${step}`).toEqual({ killed: true, steps: 0 });
        const { added, changed, gone } = changedPaths(before, liveTree(store));
        const own = added.filter((path) => path.includes(`/${version}/`));
        if (store.liveSequence() === 1)
          expect({ step, added, changed, gone }).toEqual({ step, added: own, changed: [], gone: [] });
        else expect(withoutRegistry(store), `step ${step}`).toEqual(after);
        const whole = Object.keys(after).filter((path) => path.includes(`/${version}/`));
        expect([[], whole], `step ${step}`).toContainEqual(own);

        letLockExpire(store);
        await publish(store, 'release', [await stage(store, folder)]);
        expect(withoutRegistry(store), `after step ${step}`).toEqual(after);
        expect(readState(store).entry).toMatchObject({ sequence: 2, previous: readState(store, 1).hash });
      };
      const waiting = Array.from({ length: steps }, (_, index) => index + 1);
      const work = async () => {
        for (let step = waiting.shift(); step; step = waiting.shift()) await check(step);
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    },
    timeLimit,
  );
});

it(
  'a lock whose holder was killed is free after five seconds',
  async () => {
    const [folder, store] = [site.folder(), copyOf(site.store)];
    const version = writeSection(folder, { ...small, script: 'three' });
    const locked = 35;
    expect((await run(store, [folder], locked)).killed).toBe(true);
    const start = performance.now();
    await run(store, [folder]);
    expect(performance.now() - start).toBeGreaterThan(3_000);
    expect(readState(store).sections.find(({ id }) => id === 'small')?.version).toBe(version);
  },
  timeLimit,
);
