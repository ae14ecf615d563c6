import { statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasRoomForRollback, keepReserve, spendReserve } from './reserve.ts';
import { type FixtureSite, first, fixtureSite } from './testing/fixture-site.ts';

let site: FixtureSite;
beforeEach(async () => {
  site = fixtureSite();
  await site.publish(await site.stageHost(), await site.stage(first));
});
afterEach(() => site.remove());

const keptBytes = () => statSync(join(site.store.dir, 'reserve'), { throwIfNoEntry: false })?.size ?? 0;

it('grows with the live snapshot, of which each link to a page takes room', async () => {
  keepReserve(site.store, { least: 0 });
  const before = keptBytes();
  const pages = Array.from({ length: 50 }, (_, index) => ({ address: `/Page${index}` }));
  await site.release({ ...first, pages: [...first.pages, ...pages] });
  keepReserve(site.store, { least: 0 });
  // As written and in lower case; a link to a page is longer than what fits beside its name.
  expect(keptBytes() - before).toBeGreaterThanOrEqual(2 * 100 * 73);
});

it('is filled up where a release that was killed has left a part of it', () => {
  keepReserve(site.store);
  const whole = keptBytes();
  expect(whole).toBe(16 * 1024 * 1024);
  truncateSync(join(site.store.dir, 'reserve'), 1000);
  expect(hasRoomForRollback(site.store)).toBe(false);
  keepReserve(site.store);
  expect(keptBytes()).toBe(whole);
  expect(hasRoomForRollback(site.store)).toBe(true);
});

it('is spent once', () => {
  keepReserve(site.store);
  expect([spendReserve(site.store), spendReserve(site.store)]).toEqual([true, false]);
  expect(hasRoomForRollback(site.store)).toBe(false);
});
