import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { storeDamage } from './damage/store-damage.ts';
import { commitSnapshot, goLive } from './go-live.ts';
import { readState, versionIn } from './ledger.ts';
import { withLock } from './lock.ts';
import { nextSnapshot } from './next-snapshot.ts';
import { readRoutes } from './pages/snapshot-routes.ts';
import { retire } from './publish.ts';
import { rollback } from './rollback.ts';
import { withSnapshotDraft, writeSnapshot } from './snapshot.ts';
import type { Candidate } from './stage.ts';
import { type FixtureSite, first, liveFixtureSite, second } from './testing/fixture-site.ts';

let site: FixtureSite;
beforeEach(async () => {
  site = await liveFixtureSite();
});
afterEach(() => site.remove());

/** Begins a change while another process holds the lock, and does something once the snapshot of the change is written. */
function whileLocked(
  change: () => Promise<unknown>,
  work: () => Promise<void>,
): Promise<{ changed: Promise<unknown> }> {
  return withLock(site.store, async () => {
    const changed = change();
    const { drafts } = site.store;
    const isWritten = () => readdirSync(drafts).some((draft) => existsSync(join(drafts, draft, 'registry.json')));
    await vi.waitFor(() => expect(isWritten()).toBe(true), 30_000);
    await work();
    return { changed };
  });
}

/** What another release does under its lock. */
async function putLive(candidate: Candidate): Promise<void> {
  const next = nextSnapshot(site.store, readState(site.store), 'release', [candidate]);
  if (!next) return;
  await writeSnapshot(site.store, next.content);
  goLive(site.store, next.content.entry.sequence);
}

it.each([
  ['release', () => site.release({ ...first, script: 'three' })],
  ['rollback', () => rollback(site.store, 'first')],
  ['retire', () => retire(site.store, 'first')],
])('a %s is written without the lock, and again on top of what went live meanwhile', async (action, change) => {
  await site.release({ ...first, script: 'two' });
  const theirs = await site.stage({ ...second, script: 'two' });
  const { changed } = await whileLocked(change, () => putLive(theirs));
  await changed;
  const history = site.store.sequences().map((sequence) => readState(site.store, sequence));
  expect(history.map(({ entry }) => [entry.sequence, entry.action]).slice(0, 2)).toEqual([
    [4, action],
    [3, 'release'],
  ]);
  expect(history.map(({ entry }) => entry.previous)).toEqual([...history.slice(1).map(({ hash }) => hash), null]);
  expect(versionIn(readState(site.store), 'second')).toBe(theirs.version);
  expect(storeDamage(site.store)).toEqual([]);
});

it('is written again where the snapshot under it was replaced by another one of the same number', async () => {
  const theirs = await site.stage({ ...second, script: 'two' });
  await site.release({ ...first, script: 'two' });
  const { changed } = await whileLocked(
    () => retire(site.store, 'first'),
    async () => {
      const next = nextSnapshot(site.store, readState(site.store, 1), 'release', [theirs]);
      renameSync(site.store.snapshotDir(2), join(site.store.drafts, '000002'));
      rmSync(site.store.live);
      symlinkSync('snapshots/000001', site.store.live);
      if (next) await writeSnapshot(site.store, next.content);
      goLive(site.store, 2);
    },
  );
  await changed;
  expect(versionIn(readState(site.store), 'second')).toBe(theirs.version);
  expect(storeDamage(site.store)).toEqual([]);
});

it('a page that "site clean" has removed meanwhile is made again', async () => {
  const old = versionIn(readState(site.store), 'first') ?? '';
  const { page = '' } = readRoutes(site.store.snapshotDir(1))?.find(({ address }) => address === '/Alpha') ?? {};
  await site.release({ ...first, script: 'two' });
  const { changed } = await whileLocked(
    () => rollback(site.store, 'first', old),
    async () => rmSync(join(site.store.pages, page), { recursive: true }),
  );
  await changed;
  expect(versionIn(readState(site.store), 'first')).toBe(old);
  expect(existsSync(join(site.store.live, 'Alpha/index.html'))).toBe(true);
});

it('what fails because a page is removed in that moment is done again', async () => {
  const { store } = site;
  const old = versionIn(readState(store), 'first') ?? '';
  const pageAt = (address: string) => readRoutes(store.snapshotDir(1))?.find((one) => one.address === address)?.page;
  await site.release({ ...first, script: 'two' });
  for (const name of readdirSync(store.pages))
    if (name.endsWith('.key') && readFileSync(join(store.pages, name), 'utf8') === pageAt('/design'))
      rmSync(join(store.pages, name));
  const whileRendering = vi.fn();
  whileRendering.mockImplementationOnce(() => rmSync(join(store.pages, pageAt('/') ?? ''), { recursive: true }));
  vi.stubGlobal('whileRendering', whileRendering);
  onTestFinished(() => void vi.unstubAllGlobals());
  await rollback(store, 'first', old);
  expect(whileRendering).toHaveBeenCalled();
  expect(existsSync(join(store.live, 'index.html'))).toBe(true);
});

it('a version that "site clean" has removed meanwhile does not go live', async () => {
  const old = versionIn(readState(site.store), 'first') ?? '';
  const live = await site.release({ ...first, script: 'two' });
  const { changed } = await whileLocked(
    () => rollback(site.store, 'first', old),
    async () => rmSync(site.store.sectionDir('first', old), { recursive: true }),
  );
  await expect(changed).rejects.toThrow(old);
  expect(versionIn(readState(site.store), 'first')).toBe(live);
});

it('a release that was interrupted after it had its number goes live first, also where nothing else is to be done', async () => {
  const before = await site.stage(first);
  const candidate = await site.stage({ ...first, script: 'two' });
  const next = nextSnapshot(site.store, readState(site.store), 'release', [candidate]);
  if (next) await withSnapshotDraft(site.store, next.content, async (draft) => commitSnapshot(site.store, draft, 2));
  await site.publish(before);
  expect(site.store.sequences().map((sequence) => versionIn(readState(site.store, sequence), 'first'))).toEqual([
    before.version,
    candidate.version,
    before.version,
  ]);
});
