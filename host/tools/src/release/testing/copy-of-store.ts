import { cpSync, utimesSync } from 'node:fs';
import { Store } from '../store.ts';

/** A copy of a store as it is, in another folder. */
export function copyOfStore({ dir }: Store, copy: string): Store {
  cpSync(dir, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return Store.create(copy);
}

/** Has the lock of a process that was killed or stopped expire, as if that had been a minute ago; it may have held none. */
export function letLockExpire({ snapshots }: Store): void {
  const past = new Date(Date.now() - 60_000);
  try {
    utimesSync(`${snapshots}.lock`, past, past);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
