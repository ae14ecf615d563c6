import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Section } from '@site/sdk/contract';
import { type LiveState, readState } from '../ledger.ts';
import type { Feed } from '../pages/feed.ts';
import { copies } from '../pages/page-store.ts';
import { readHost } from '../pages/released-host.ts';
import { sectionFeeds, writeFeeds } from '../pages/section-feeds.ts';
import { readRoutes } from '../pages/snapshot-routes.ts';
import { writeCrawlerFiles, writeHostFiles } from '../snapshot.ts';
import { snapshotFiles } from '../snapshot-files.ts';
import type { Store } from '../store.ts';
import { type Damage, removeUnlessFile } from './damage.ts';

/** The files that the live snapshot should have at its top and as feeds, and has not, nor a copy of them. */
export function lostFileDamage(store: Store): Damage[] {
  const dir = store.snapshotDir(store.liveSequence());
  return expectedFiles(store)
    .filter((file) => !copies.some((copy) => existsSync(join(dir, file + copy))))
    .map((file) => ({
      ...{ path: join(dir, file), problem: 'is missing' },
      mend: () => writeFileAgain(store, file),
    }));
}

/** Makes a file of the live snapshot again, with its copies, from the stored builds of host and sections. */
export async function writeFileAgain(store: Store, file: string): Promise<void> {
  const { entry, sections } = readState(store);
  const dir = store.snapshotDir(entry.sequence);
  await store.withDraft(async (draft) => {
    await writeHostFiles(readHost(store, entry.host ?? ''), draft);
    await writeCrawlerFiles(draft, entry.origin, readRoutes(dir) ?? []);
    await writeFeeds(store, draft, { feeds: feedsOf(store, sections, entry.origin), kept: [] });
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    for (const path of copies.map((copy) => file + copy).filter((one) => existsSync(join(draft, one)))) {
      removeUnlessFile(join(dir, path));
      renameSync(join(draft, path), join(dir, path));
    }
  });
}

function expectedFiles(store: Store): string[] {
  const state = liveState(store);
  const { host = null, origin = null } = state?.entry ?? {};
  if (!state || host === null) return [];
  const { favicon, serviceWorker, robots, sitemap, appManifest } = snapshotFiles;
  return [
    ...[favicon, serviceWorker].filter((file) => existsSync(join(store.hostDir(host), file))),
    ...[robots, appManifest],
    ...(origin === null ? [] : [sitemap]),
    ...feedsOf(store, state.sections, origin).map(({ address }) => address),
  ];
}

/** Without those of damaged sections, which are reported as such. */
function feedsOf(store: Store, sections: Section[], origin: string | null): Feed[] {
  return sections.flatMap((section) => {
    try {
      return sectionFeeds(store, [section], origin);
    } catch {
      return [];
    }
  });
}

function liveState(store: Store): LiveState | null {
  try {
    return readState(store);
  } catch {
    return null; // a damaged ledger is reported as such
  }
}
