import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readState } from '../ledger.ts';
import { publish, retire } from '../publish.ts';
import { rollback } from '../rollback.ts';
import { type FixtureSite, first, liveFixtureSite, second } from '../testing/fixture-site.ts';
import { repairStore } from './store-damage.ts';

let site: FixtureSite;
beforeEach(async () => {
  site = await liveFixtureSite();
});
afterEach(() => site.remove());

const registryOf = (sequence: number) => join(site.store.snapshotDir(sequence), 'registry.json');

/** Loses a registry with its copies, and expects that a repair makes the same again. */
async function expectRebuilt(sequence: number): Promise<void> {
  const path = registryOf(sequence);
  const before = readFileSync(path, 'utf8');
  for (const copy of ['', '.br', '.gz']) rmSync(path + copy);
  const { mended, left } = await repairStore(site.store);
  expect({ mended: mended.map((damage) => damage.path), left }).toEqual({ mended: [path], left: [] });
  expect(readFileSync(path, 'utf8')).toBe(before);
}

it.each([
  ['the first release', async () => {}],
  ['a release', async () => void (await site.release({ ...first, script: 'two' }))],
  ['a release of the host', async () => void (await site.releaseHost('two'))],
  ['a retirement', async () => void (await retire(site.store, 'second'))],
  [
    'a release with a new origin',
    async () => {
      const candidate = await site.stage({ ...first, script: 'two' });
      await publish(site.store, 'release', [candidate], { origin: 'https://site.example' });
    },
  ],
  [
    'a rollback',
    async () => {
      for (const script of ['two', 'three']) await site.release({ ...first, script });
      await rollback(site.store, 'first');
    },
  ],
])('the registry of %s is made again where all copies of it are lost', async (_what, change) => {
  await change();
  await expectRebuilt(site.store.liveSequence());
  await site.release({ ...second, script: 'next' });
});

it('so is one in the middle of the ledger', async () => {
  for (const script of ['two', 'three']) await site.release({ ...first, script });
  await expectRebuilt(2);
});

it('what nothing lists is left, with the reason', async () => {
  await site.set({ origin: 'https://site.example' });
  for (const copy of ['', '.br', '.gz']) rmSync(registryOf(2) + copy);
  const { left } = await repairStore(site.store);
  expect(left.map(({ path, problem }) => `${relative(site.store.snapshots, path)} ${problem}`)).toContain(
    '000002/registry.json is missing (not mended: no releases.json lists what snapshot 2 has put live)',
  );
  expect(readState(site.store, 1).entry.sequence).toBe(1);
});
