import { afterEach, beforeEach, expect, it } from 'vitest';
import { readState } from '../release/ledger.ts';
import { nextSnapshot } from '../release/next-snapshot.ts';
import type { Candidate } from '../release/stage.ts';
import { type FixtureSite, first, fixtureSite, second } from '../release/testing/fixture-site.ts';
import { addressesToOpen } from './addresses-to-open.ts';

const withEntries = { ...first, pages: [{ address: '/Alpha', entries: { one: [], two: [] } }, { address: '/Beta' }] };

let site: FixtureSite;
beforeEach(async () => {
  site = fixtureSite();
  await site.publish(await site.stageHost(), await site.stage(withEntries), await site.stage(second));
});
afterEach(() => site.remove());

function toOpen(candidates: Candidate[], isChanged: (address: string) => boolean = () => true): string[] {
  const next = nextSnapshot(site.store, readState(site.store), 'release', candidates);
  return next ? addressesToOpen(site.store, next, isChanged) : [];
}

it('of a section with other code, all pages and the first entry of each', async () => {
  const changed = await site.stage({ ...withEntries, script: 'two' });
  expect(toOpen([changed])).toEqual(['/Alpha', '/Beta', '/Alpha/one']);
});

it('of a section with another text, the first page, that text, and the first entry with another one', async () => {
  const changed = await site.stage({ ...withEntries, script: 'two' });
  const isChanged = (address: string) => ['/Beta', '/Alpha/two'].includes(address);
  expect(toOpen([changed], isChanged)).toEqual(['/Alpha', '/Beta', '/Alpha/two']);
});

it('of the host, its own pages, and of every section the first page and entry', async () => {
  expect(toOpen([await site.stageHost('two')])).toEqual(['/', '/design', '/Alpha', '/Alpha/one', '/Gamma']);
});

it('of everything, all pages', async () => {
  const all = [await site.stageHost('two'), await site.stage({ ...withEntries, script: 'two' })];
  expect(toOpen([...all, await site.stage({ ...second, script: 'two' })])).toEqual([
    ...['/', '/design', '/Alpha', '/Beta', '/Alpha/one', '/Gamma'],
  ]);
});
