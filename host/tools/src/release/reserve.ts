import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store.ts';

/** More than a snapshot of some thousand pages takes. */
const bytes = 16 * 1024 * 1024;

function fileOf(store: Store): string {
  return join(store.dir, 'reserve');
}

/** Keeps some room on the disk, so that a rollback works where a release has filled it. Random bytes, which no disk compresses. */
export function keepReserve(store: Store): void {
  const file = fileOf(store);
  if (existsSync(file)) return;
  try {
    writeFileSync(file, randomBytes(bytes));
  } catch {
    rmSync(file, { force: true }); // no room for it now; the next release tries again
  }
}

/** Gives the room back. @returns false when there was none */
export function spendReserve(store: Store): boolean {
  const file = fileOf(store);
  if (!existsSync(file)) return false;
  rmSync(file);
  return true;
}
