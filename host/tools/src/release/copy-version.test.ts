import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replaceFile } from './damage/damage.ts';
import { versionDamage } from './damage/version-damage.ts';
import { fixtureEntry, fixtureStyles } from './testing/fixture-release.ts';
import { type FixtureSite, first, liveFixtureSite } from './testing/fixture-site.ts';

const changed = { ...first, script: 'two' };
const styles = fixtureStyles('first');

let site: FixtureSite;
let before: string;
beforeEach(async () => {
  site = await liveFixtureSite();
  before = (await site.stage(first)).version;
});
afterEach(() => site.remove());

const file = (version: string, path: string) => join(site.store.sectionDir('first', version), path);
const isShared = (after: string, path: string) => statSync(file(before, path)).ino === statSync(file(after, path)).ino;

it('a file that did not change is stored once, with its compressed copies; one that did is another file', async () => {
  const after = await site.release(changed);
  for (const path of [styles, `${styles}.br`, `${styles}.gz`]) expect(isShared(after, path), path).toBe(true);
  expect(isShared(after, 'section.json')).toBe(false);
  const entry = fixtureEntry('first', 'two');
  expect(brotliDecompressSync(readFileSync(file(after, `${entry}.br`))).toString()).toContain('first two');
  for (const version of [before, after]) expect(versionDamage(site.store, 'first', version)).toEqual([]);
});

it.each([styles, `${styles}.br`])('a version is whole although %s is damaged in the one before', async (path) => {
  writeFileSync(file(before, path), 'damaged');
  const after = await site.release(changed);
  expect(versionDamage(site.store, 'first', after)).toEqual([]);
});

it('what is mended in one version stays as it is in the other', async () => {
  const after = await site.release(changed);
  replaceFile(file(after, styles), 'another');
  expect(versionDamage(site.store, 'first', before)).toEqual([]);
  expect(versionDamage(site.store, 'first', after)).toHaveLength(1);
});

it.each([styles, 'section.json'])('a version with a damaged %s stays until its copy is complete', async (path) => {
  for (const copy of ['', '.br', '.gz']) rmSync(file(before, path + copy));
  const entry = file(before, fixtureEntry('first', 'one'));
  const copying = vi.spyOn(site.store, 'withDraft').mockRejectedValueOnce(new Error('killed'));
  await expect(site.stage(first)).rejects.toThrow('killed');
  expect(existsSync(entry)).toBe(true);
  copying.mockRestore();
  expect((await site.stage(first)).version).toBe(before);
  expect(versionDamage(site.store, 'first', before)).toEqual([]);
  expect(readdirSync(site.store.drafts)).toEqual([]);
});
