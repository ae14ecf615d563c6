import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { storeDamage } from '../release/damage/store-damage.ts';
import { readState, versionIn } from '../release/ledger.ts';
import { rollback } from '../release/rollback.ts';
import { Store } from '../release/store.ts';
import { fixtureEntry } from '../release/testing/fixture-release.ts';
import { type FixtureSite, first, fixtureSite, second } from '../release/testing/fixture-site.ts';
import { cleanBucket } from './clean-bucket.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';
import { MemoryBucket } from './testing/memory-bucket.ts';

let site: FixtureSite;
let bucket: MemoryBucket;
/** Of the section `first`, the oldest first; the last one is live. */
let versions: string[];

beforeEach(async () => {
  site = fixtureSite();
  bucket = new MemoryBucket();
  versions = [];
  await site.publish(await site.stageHost(), await site.stage(first), await site.stage(second));
  for (const script of ['one', 'two', 'three']) {
    await site.publish(await site.stage({ ...first, script }));
    versions.push(versionIn(readState(site.store), 'first') ?? '');
    await push(site.store, bucket);
  }
});
afterEach(() => site.remove());

const clean = async (options: { days?: number; remove?: boolean }) =>
  (await cleanBucket(site.store, bucket, { days: 30, remove: false, ...options })).map(({ key }) => key);

const machine = () => {
  const dir = mkdtempSync(join(tmpdir(), 'site-machine-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return Store.create(dir);
};

it('finds nothing within the retention, and nothing that was sent just now', async () => {
  expect(await clean({ days: 0 })).toEqual([]);
  bucket.age();
  expect(await clean({})).toEqual([]);
});

it('beyond the retention, keeps what is live, what a rollback goes to, the ledger, and what no release has made', async () => {
  const own = ['notes.txt', 'pages/index.html', 's/first/readme.txt'];
  for (const key of own) await bucket.put(key, Buffer.from('mine'));
  bucket.age();
  const listed = await clean({ days: 0 });
  expect(listed[0]).toBe(`s/first/${versions[0]}/section.json`);
  const ofFirst = new RegExp(`^s/first/(?:${versions[0]}/|files/\\w+/${fixtureEntry('first', 'one')})`);
  expect(listed.filter((key) => /^s\//.test(key) && !ofFirst.test(key))).toEqual([]);
  expect(listed.some((key) => key.endsWith(`/${fixtureEntry('first', 'one')}`) && key.includes('/files/'))).toBe(true);
  expect(listed.filter((key) => /registry\.json$|^host|^live/.test(key))).toEqual([]);
  expect(listed.some((key) => key.startsWith('pages/'))).toBe(true);
  expect(await clean({ days: 0, remove: true })).toEqual(listed);
  expect(await clean({ days: 0 })).toEqual([]);
  expect([...(await bucket.list()).keys()]).toEqual(expect.arrayContaining(own));

  const other = machine();
  await pull(other, bucket);
  expect(storeDamage(other)).toEqual([]);
  await rollback(other, 'first');
  expect(versionIn(readState(other), 'first')).toBe(versions[1]);
  await push(other, bucket);
});

it('cleans nothing by a ledger that the bucket does not have', async () => {
  await site.publish(await site.stage({ ...first, script: 'four' }));
  await expect(clean({})).rejects.toThrow('has releases that s3://memory lacks. Run "site push s3://memory" first.');
});

it('names what it cannot read', async () => {
  const [routes = ''] = [...(await bucket.list()).keys()].filter((key) => key.endsWith('routes.json'));
  await bucket.put(routes, Buffer.from('{'));
  await expect(clean({})).rejects.toThrow(`s3://memory/${routes} is not JSON`);
});

it('removes nothing when another release goes live meanwhile', async () => {
  bucket.age();
  const other = machine();
  await pull(other, bucket);
  await rollback(other, 'first');
  bucket.list = async () => {
    bucket.list = MemoryBucket.prototype.list;
    const before = await bucket.list();
    await push(other, bucket);
    return before;
  };
  await expect(clean({ days: 0, remove: true })).rejects.toThrow('Another release went live in s3://memory meanwhile');
  expect((await bucket.list()).has(`s/first/${versions[0]}/section.json`)).toBe(true);
});

it('a machine that begins anew is told of a live version that is gone from the bucket', async () => {
  await bucket.remove([`s/first/${versions[2]}/section.json`]);
  await expect(pull(machine(), bucket)).rejects.toThrow(`s3://memory has no version ${versions[2]} of "first"`);
});
