import { lock } from 'proper-lockfile';
import type { Store } from './store.ts';

/**
 * Does something while no other release or rollback changes the store. A lock whose owner was killed, or did not answer
 * for that long, is free again after five seconds; a release that lost its lock finds out by {@link Store.expectLive}.
 * @throws Error when another one holds the store for longer than half a minute
 */
export async function withLock<Result>(store: Store, work: () => Promise<Result>): Promise<Result> {
  const release = await lock(store.snapshots, {
    stale: 5000,
    update: 1000,
    onCompromised: () => {},
    retries: { retries: 60, minTimeout: 50, maxTimeout: 500, factor: 1.3 },
  }).catch((error: unknown) => {
    throw new Error(
      `Another release holds ${store.dir} for too long; nothing was changed. Wait for it, then try again.`,
      { cause: error },
    );
  });
  try {
    return await work();
  } finally {
    await release().catch(() => {});
  }
}
