import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { hostDir } from '../workspace.ts';
import { readState } from './ledger.ts';
import { Store } from './store.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('opening a store', () => {
  it('refuses a folder without one, and makes nothing', () => {
    const dir = tempDir({});
    for (const path of [dir, join(dir, 'typo')])
      expect(() => Store.open(path)).toThrow(`There is no store at ${path}. Name the folder of one by --store`);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('makes nothing in one that may only be read', () => {
    const dir = tempDir({});
    mkdirSync(join(dir, 'snapshots'));
    expect(Store.open(dir).sequences()).toEqual([]);
    expect(readdirSync(dir)).toEqual(['snapshots']);
  });
});

it('a store without a folder has no releases', () => {
  const dir = join(tempDir({}), 'none');
  expect(readState(new Store(dir)).entry.sequence).toBe(0);
  expect(existsSync(dir)).toBe(false);
});

it('creating a store makes its folders, also those that a backup left out', () => {
  const dir = join(tempDir({}), 'a/b');
  mkdirSync(join(dir, 'snapshots'), { recursive: true });
  Store.create(dir);
  expect(readdirSync(dir).sort()).toEqual(['drafts', 'host', 'host-private', 'pages', 's', 'snapshots']);
});

it('what is live is known in the moment in which a release goes live', () => {
  const store = Store.create(tempDir({}));
  const goLive = (sequence: number) => {
    mkdirSync(store.snapshotDir(sequence));
    rmSync(store.live, { force: true });
    symlinkSync(`snapshots/00000${sequence}`, store.live);
  };
  goLive(1);
  vi.spyOn(store, 'snapshotNumbers').mockImplementationOnce(() => {
    goLive(2);
    return store.snapshotNumbers();
  });
  expect(store.liveSequence()).toBe(2);
  rmSync(store.snapshotDir(2), { recursive: true });
  expect(() => store.liveSequence()).toThrow('"site repair" puts the newest one live');
});

it('the address of a bucket, or an empty name, is not a folder', () => {
  for (const make of [Store.open, Store.create]) {
    expect(() => make('s3://bucket/prefix')).toThrow('s3://bucket/prefix is the address of a bucket');
    expect(() => make('')).toThrow('--store is empty.');
  }
});

it('an empty SITE_STORE is as none', () => {
  vi.stubEnv('SITE_STORE', '');
  expect(new Store().dir).toBe(join(hostDir, '.releases'));
});
