import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Site, test } from '@site/tools/browser-test';
import { checkedRelease } from '@site/tools/gate/checked-release';
import { smokeTest } from '@site/tools/gate/smoke-test';
import { readState, versionIn } from '@site/tools/release/ledger';
import { publish } from '@site/tools/release/publish';
import type { Candidate } from '@site/tools/release/stage';
import { stageChanged } from './changed-release.ts';

test.describe.configure({ timeout: 180_000 });

const executable = process.env.SITE_BROWSER ?? '';
const change = { address: '/UseReduce', sentence: 'This sentence was released a moment ago.' };
const live = ({ store }: Site) => versionIn(readState(store), 'hooks');

/** Stages a version of the section with a page whose code throws. */
async function stageBroken({ store }: Site): Promise<Candidate> {
  const candidate = await stageChanged(store, 'hooks', change);
  const page = candidate.section?.pages.find(({ address }) => address === change.address);
  const chunk = page?.preload.find((name) => /\/page-/.test(name)) ?? '';
  const file = join(store.sectionDir('hooks', candidate.version), chunk);
  writeFileSync(file, `throw new Error('broken on purpose');\n${readFileSync(file, 'utf8')}`);
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
  return candidate;
}

test('a page that throws is refused before anything is live, with its address; a version whose pages work goes live', async ({
  smallSite,
}) => {
  const before = live(smallSite);
  const refusal = checkedRelease(smallSite.store, await stageBroken(smallSite), { isChecked: true });
  await expect(refusal).rejects.toThrow(/\/UseReduce: .*broken on purpose/);
  expect(live(smallSite)).toBe(before);

  const candidate = await stageChanged(smallSite.store, 'hooks', { ...change, sentence: 'This one works.' });
  await checkedRelease(smallSite.store, candidate, { isChecked: true });
  expect(live(smallSite)).toBe(candidate.version);
  const { released } = readState(smallSite.store).entry;
  expect(released[0]?.gate).toMatch(/^\d\d pages opened$/);
});

test('what readers cannot use goes back by itself', async ({ smallSite }) => {
  const before = live(smallSite);
  const broken = await stageBroken(smallSite);
  await publish(smallSite.store, 'release', [broken]);
  const smoke = smokeTest(smallSite.store, broken, executable);
  await expect(smoke).rejects.toThrow(/broken on purpose[\s\S]*The version before is live again/);
  expect(live(smallSite)).toBe(before);
  expect(readState(smallSite.store).entry.action).toBe('rollback');
});
