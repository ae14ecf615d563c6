import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanStore } from './clean.ts';
import { replaceFile } from './damage/damage.ts';
import { repairStore, storeDamage } from './damage/store-damage.ts';
import { listFiles, sha256, versionOf } from './files.ts';
import { readSection, readState } from './ledger.ts';
import { rollback } from './rollback.ts';
import { stageSection } from './stage.ts';
import { fixtureEntry, writeSection } from './testing/fixture-release.ts';
import { type FixtureSite, first, liveFixtureSite } from './testing/fixture-site.ts';

let site: FixtureSite;
beforeEach(async () => {
  site = await liveFixtureSite();
});
afterEach(() => site.remove());

const live = () => readState(site.store).sections.find(({ id }) => id === 'first');
const pathOf = (file: string) => join(site.store.dir, live()?.shared ?? 'nowhere', file);
const document = () => readFileSync(join(site.store.live, 'alpha/index.html'), 'utf8');

/** Builds a section and changes a file of it, as a build with names of its own would. */
function stageChanged(file: string, text: string) {
  const dir = site.folder();
  writeSection(dir, first);
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
  const path = join(dir, 'section.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const files = { ...manifest.files, [file]: sha256(text) };
  const content = { ...manifest, files };
  writeFileSync(path, JSON.stringify({ ...content, version: versionOf(content) }));
  return stageSection(site.store, dir);
}

it('two versions have the same address for a file that is the same, and store it once', async () => {
  const [entry, shared, version] = [fixtureEntry('first'), live()?.shared, live()?.version ?? ''];
  await site.release({ ...first, pages: [{ address: '/Alpha', text: 'two' }] });
  expect(live()?.shared).toBe(shared);
  const own = join(site.store.sectionDir('first', live()?.version ?? ''), entry);
  const before = join(site.store.sectionDir('first', version), entry);
  expect(new Set([own, before, pathOf(entry)].map((path) => statSync(path).ino)).size).toBe(1);
});

it('a version with another file under the same name shares nothing, and its documents name it', async () => {
  const entry = fixtureEntry('first');
  const before = readFileSync(pathOf(entry), 'utf8');
  const path = pathOf(entry);
  const candidate = await stageChanged(entry, 'export const section = "another";\n');
  await site.publish(candidate);
  expect(live()?.shared).toBeUndefined();
  expect(readFileSync(path, 'utf8')).toBe(before);
  expect(document()).toContain(`href="/s/first/${candidate.version}/${entry}"`);
  expect(storeDamage(site.store)).toEqual([]);
  await rollback(site.store, 'first');
  expect(document()).toContain('href="/s/first/files/');
});

it('a changed file of a fixed name leads to another address, because code requests it by that name', async () => {
  const before = live()?.shared;
  await site.publish(await stageChanged('data/list.json', '[1]'));
  const after = live()?.shared;
  expect(after).toMatch(/^\/s\/first\/files\/[0-9a-f]{12}\/$/);
  expect(after).not.toBe(before);
  expect(readFileSync(pathOf('data/list.json'), 'utf8')).toBe('[1]');
});

it('what is missing or damaged is found and mended', async () => {
  const path = pathOf(fixtureEntry('first'));
  rmSync(path);
  expect(storeDamage(site.store)).toMatchObject([{ path, problem: 'is missing' }]);
  expect((await repairStore(site.store)).left).toEqual([]);
  replaceFile(path, 'alert(1)');
  expect(storeDamage(site.store)).toMatchObject([{ path, problem: 'was changed' }]);
  expect((await repairStore(site.store)).left).toEqual([]);
  for (const ending of ['', '.br', '.gz']) rmSync(path + ending);
  await repairStore(site.store);
  expect(storeDamage(site.store)).toEqual([]);
  expect(existsSync(`${path}.br`)).toBe(true);
});

it('a shared file is removed when the last version that has it is, which is not within an hour of its release', async () => {
  await site.release({ ...first, script: 'two' });
  await site.release({ ...first, script: 'three' });
  const dir = site.store.sharedDir('first');
  const has = (script: string) => listFiles(dir).some((file) => file.endsWith(fixtureEntry('first', script)));
  await cleanStore(site.store, { days: 0, remove: true });
  expect(['one', 'two', 'three'].map(has)).toEqual([true, true, true]); // released within the hour
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const version of site.store.sectionVersions('first'))
    utimesSync(site.store.sectionDir('first', version), yesterday, yesterday);
  await cleanStore(site.store, { days: 0, remove: true });
  expect(['one', 'two', 'three'].map(has)).toEqual([false, true, true]);
  expect(storeDamage(site.store)).toEqual([]);
  expect(readSection(site.store, 'first', live()?.version ?? '').shared).toBe(live()?.shared);
});
