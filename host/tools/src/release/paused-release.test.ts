import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeDamage } from './damage/store-damage.ts';
import { readState, versionIn } from './ledger.ts';
import { publish } from './publish.ts';
import { stageSection } from './stage.ts';
import type { Store } from './store.ts';
import { copyOfStore, letLockExpire } from './testing/copy-of-store.ts';
import { writeSection } from './testing/fixture-release.ts';
import { type FixtureSite, first, liveFixtureSite, second } from './testing/fixture-site.ts';
import { liveTree } from './testing/live-tree.ts';
import { bundleRelease, type RunRelease } from './testing/run-release.ts';

let site: FixtureSite;
let run: RunRelease;
beforeAll(async () => {
  site = await liveFixtureSite();
  run = await bundleRelease(site.folder());
});
afterAll(() => site.remove());

const copyOf = (store: Store) => copyOfStore(store, site.folder());

it.skipIf(process.platform !== 'linux')(
  'a release that is stopped at any step, while another one overtakes it, loses neither of them',
  async () => {
    const [ours, theirs] = [site.folder(), site.folder()];
    const versions = [
      writeSection(ours, { ...first, script: 'two' }),
      writeSection(theirs, { ...second, script: 'two' }),
    ];
    const { steps } = await run(copyOf(site.store), [ours]);
    // The last steps are under the lock; the one before them copies files.
    const stops = Array.from({ length: 14 }, (_, index) => steps - index).concat(steps - 20, steps - 30);
    const check = async (step: number) => {
      const store = copyOf(site.store);
      let overtaking: ReturnType<typeof liveTree> = {};
      const pause = async () => {
        letLockExpire(store);
        await publish(store, 'release', [await stageSection(store, theirs)]);
        overtaking = liveTree(store);
      };
      await run(store, [ours], step, { pause });
      const state = readState(store);
      expect([versionIn(state, 'first'), versionIn(state, 'second')], `stopped at step ${step}`).toEqual(versions);
      expect(state.entry.sequence).toBe(3);
      expect(store.sequences().map((sequence) => readState(store, sequence).entry.previous)).toEqual([
        readState(store, 2).hash,
        readState(store, 1).hash,
        null,
      ]);
      expect(overtaking['gamma/index.html']).toBe(liveTree(store)['gamma/index.html']);
      expect(storeDamage(store)).toEqual([]);
      rmSync(store.dir, { recursive: true });
    };
    for (let at = 0; at < stops.length; at += 2) await Promise.all(stops.slice(at, at + 2).map(check));
  },
);
