import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { withBuildLock, withLock } from './lock.ts';
import { Store } from './store.ts';

const work = async () => 'done';

/** A new lock that is not held by anyone, as a folder or as what `make` makes. */
function lockAt(path: string, make: (path: string) => void = mkdirSync): string {
  make(path);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(path, longAgo, longAgo);
  return path;
}

describe('the lock of a store', () => {
  it('whose owner was killed is taken over', async () => {
    const store = Store.create(tempDir({}));
    lockAt(`${store.snapshots}.lock`);
    expect(await withLock(store, work)).toBe('done');
  });

  it.each([
    ['a file', (path: string) => writeFileSync(path, '')],
    ['a folder with a file', (path: string) => mkdirSync(join(path, 'file'), { recursive: true })],
  ])('that is %s is reported, and how to be rid of it', async (_what, make) => {
    const store = Store.create(tempDir({}));
    const lock = lockAt(`${store.snapshots}.lock`, make);
    await expect(withLock(store, work)).rejects.toThrow(
      `${lock} is not an empty folder, as a lock is. Nothing was changed. Make sure that no release is running, then remove ${lock}.`,
    );
  });
});

it.each([
  ['the store', (dir: string) => withLock(Store.create(dir), work), 'snapshots.lock', () => 'run "site repair".'],
  ['a build', (dir: string) => withBuildLock(dir, work), 'dist.lock', (lock: string) => `remove ${lock}.`],
])('advice for a lock of %s that is dated in the future removes that lock', async (_what, use, name, advice) => {
  const dir = tempDir({});
  const lock = lockAt(join(dir, name));
  const future = new Date(Date.now() + 86_400_000);
  utimesSync(lock, future, future);
  await expect(use(dir)).rejects.toThrow(new RegExp(`dated in the future.* is running, then ${advice(lock)}`));
});
