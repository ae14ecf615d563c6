import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type LockOptions, lock } from 'proper-lockfile';
import { errorCode } from './disk-problem.ts';
import type { Store } from './store.ts';

/** By how much the clocks of two machines may differ, in milliseconds. */
const clockDifference = 10_000;

/**
 * Does something while no other release or rollback changes the store. A lock whose owner was killed, or did not answer
 * for that long, is free again after five seconds; a release that lost its lock finds out when it commits its snapshot.
 * @throws Error when another one holds the store for longer than half a minute, or its lock can never be free
 */
export function withLock<Result>(store: Store, work: () => Promise<Result>): Promise<Result> {
  const retries = { retries: 60, minTimeout: 50, maxTimeout: 500, factor: 1.3 };
  return hold(
    store.snapshots,
    {
      retries,
      busy: `Another release holds ${store.dir} for too long`,
      user: 'no release',
      freeing: 'run "site repair"',
    },
    work,
  );
}

/**
 * Does something while no other command builds in the same folder, whose result would be mixed with this one's.
 * @throws Error when another one builds there for longer than five minutes, or its lock can never be free
 */
export function withBuildLock<Result>(dir: string, work: () => Promise<Result>): Promise<Result> {
  const dist = join(dir, 'dist');
  mkdirSync(dist, { recursive: true });
  const retries = { retries: 600, minTimeout: 500, maxTimeout: 500 };
  const busy = `Another command builds ${basename(dir)} for too long`;
  return hold(dist, { retries, busy, user: 'no build', freeing: `remove ${dist}.lock` }, work);
}

interface LockUse {
  retries: LockOptions['retries'];
  /** The problem when the lock is held for too long. */
  busy: string;
  /** What must not be running when the lock is removed. */
  user: string;
  /** How to remove one that is dated in the future. */
  freeing: string;
}

async function hold<Result>(
  path: string,
  { retries, busy, user, freeing }: LockUse,
  work: () => Promise<Result>,
): Promise<Result> {
  const lockFile = `${path}.lock`;
  const advice = `Nothing was changed. Make sure that ${user} is running, then`;
  if (!isEmptyFolder(lockFile))
    throw new Error(`${lockFile} is not an empty folder, as a lock is. ${advice} remove ${lockFile}.`);
  if (isFromFuture(lockFile))
    throw new Error(
      `${lockFile} is dated in the future, so it never expires: a clock was set back. ${advice} ${freeing}.`,
    );
  const options: LockOptions = { stale: 5000, update: 1000, onCompromised: () => {} };
  // The library tries again after any error: it may do so only where another one holds the lock.
  const take = (error: unknown) => {
    if (!isHeld(error)) throw error;
    return lock(path, { ...options, retries });
  };
  const release = await lock(path, options)
    .catch(take)
    .catch((error: unknown) => {
      if (!isHeld(error)) throw error;
      throw new Error(`${busy}; nothing was changed. Wait for it, then try again.`, { cause: error });
    });
  try {
    return await work();
  } finally {
    await release().catch(() => {});
  }
}

/** Also where there is no folder. */
function isEmptyFolder(path: string): boolean {
  try {
    return readdirSync(path).length === 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true;
    if (errorCode(error) === 'ENOTDIR') return false;
    throw error;
  }
}

function isHeld(error: unknown): boolean {
  return errorCode(error) === 'ELOCKED';
}

/** Whether a lock is dated so far in the future that no clock can explain it. */
export function isFromFuture(lockFile: string): boolean {
  const written = statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return written > Date.now() + clockDifference;
}
