import { linkSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFile } from '../damage/damage.ts';
import { repairStore, storeDamage } from '../damage/store-damage.ts';
import { type FixtureSite, liveFixtureSite } from '../testing/fixture-site.ts';

let site: FixtureSite;
let live: string;
beforeEach(async () => {
  site = await liveFixtureSite();
  live = realpathSync(site.store.live);
});
afterEach(() => site.remove());

it('what a killed repair left beside a place does not block it', async () => {
  symlinkSync('/tmp', join(live, 'beta.next'));
  linkSync(join(live, 'index.html'), join(live, '404.html.next'));
  rmSync(join(live, 'beta'));
  symlinkSync('/tmp', join(live, 'beta'));
  rmSync(join(live, '404.html'));
  writeFileSync(join(live, '404.html'), 'broken');
  expect((await repairStore(site.store)).left).toEqual([]);
  expect(storeDamage(site.store)).toEqual([]);
});

it('a file is not written into a link that a killed repair left beside it', () => {
  const page = readFileSync(join(live, 'index.html'), 'utf8');
  linkSync(join(live, 'index.html'), join(live, 'robots.txt.next'));
  replaceFile(join(live, 'robots.txt'), 'new');
  expect(readFileSync(join(live, 'index.html'), 'utf8')).toBe(page);
});
