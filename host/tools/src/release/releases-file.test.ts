import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReleases, type ReleaseRow } from '@site/sdk/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readState } from './ledger.ts';
import { retire } from './publish.ts';
import { rollback } from './rollback.ts';
import { type FixtureSite, first, liveFixtureSite, second } from './testing/fixture-site.ts';

let site: FixtureSite;
beforeEach(async () => {
  vi.stubEnv('SITE_ACTOR', 'Ada');
  site = await liveFixtureSite();
});
afterEach(() => {
  vi.unstubAllEnvs();
  site.remove();
});

const file = () => join(site.store.live, 'releases.json');
const rows = () => parseReleases(JSON.parse(readFileSync(file(), 'utf8')), file()).releases;
const brief = ({ sequence, section, action }: ReleaseRow) => `${sequence} ${action} ${section}`;

it('has who released what, its commit, owner and size, and that no gate ran', () => {
  const [host, one] = rows();
  expect(host).toMatchObject({ section: 'host', owner: null, actor: 'Ada', gate: null, pages: null });
  expect(one).toMatchObject({
    section: 'first',
    owner: '@site/first',
    commit: null,
    version: expect.stringMatching(/^\w{12}$/),
  });
  expect(one?.bytes).toBeGreaterThan(100);
  expect(readState(site.store).entry.released[1]).toMatchObject({ id: 'first', bytes: one?.bytes });
});

it('lists releases, rollbacks and retirements, the newest first', async () => {
  await site.release({ ...first, script: 'two' });
  await rollback(site.store, 'first');
  await retire(site.store, 'second');
  expect(rows().map(brief)).toEqual([
    '4 retire second',
    '3 rollback first',
    '2 release first',
    ...['1 release host', '1 release first', '1 release second'],
  ]);
  expect(rows()[0]).toMatchObject({ version: null, owner: '@site/second', bytes: null });
});

it('names the pages that are added, changed or removed', async () => {
  const pages = [{ address: '/Alpha', text: 'Other' }, { address: '/Delta' }];
  await site.release({ ...first, pages });
  expect(rows()[0]?.pages?.map(({ address, change }) => `${address} ${change}`)).toEqual([
    '/Alpha changed',
    '/Delta added',
    '/Beta removed',
  ]);
});

it('keeps the last release of each section when the list is full', async () => {
  const [newest] = rows();
  if (!newest) throw new Error('The list is empty.');
  const older = Array.from({ length: 120 }, (_, index) => ({ ...newest, sequence: -index }));
  writeFileSync(file(), JSON.stringify({ version: 1, releases: [...older, ...rows()] }));
  await site.release({ ...second, script: 'two' });
  expect(rows()).toHaveLength(101);
  expect(rows().at(-1)?.section).toBe('first');
});

it.each([
  ['is missing', () => rmSync(file())],
  ['is damaged', () => writeFileSync(file(), '{"version":1}')],
])('is made again from the ledger where the one before %s', async (_, damage) => {
  await site.release({ ...first, script: 'two' });
  const before = rows();
  damage();
  await site.release({ ...second, script: 'two' });
  expect(rows().slice(1)).toEqual(before);
});
