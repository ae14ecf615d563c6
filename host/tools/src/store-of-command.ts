import { constants } from 'node:os';
import type { Store } from './release/store.ts';

/** Opens a store to read it. @throws Error when there is none, so that a typo is not a new store in which all is well */
export async function openStore(dir?: string): Promise<Store> {
  return (await import('./release/store.ts')).Store.open(dir);
}

/** Opens a store to change it. @throws Error when there is none */
export async function openToChange(dir?: string): Promise<Store> {
  return createStore((await openStore(dir)).dir);
}

/** Opens a store to fill it, which may be a new one. */
export async function createStore(dir?: string): Promise<Store> {
  return (await import('./release/store.ts')).Store.create(dir);
}

/**
 * Does something in the release store that changes what is live. In a bucket, it is done in the default folder and put live there.
 * @param open how a folder is opened
 */
export async function change(
  place: string | undefined,
  work: (store: Store) => Promise<void>,
  open = openToChange,
): Promise<void> {
  endOnSignal();
  const { isBucketAddress } = await import('./object-store/bucket-address.ts');
  const { explainFullDisk } = await import('./release/explain-full-disk.ts');
  if (!isBucketAddress(place)) {
    const store = await open(place);
    return explainFullDisk(store, () => work(store));
  }
  const { inBucket } = await import('./object-store/in-bucket.ts');
  const store = await createStore();
  await explainFullDisk(store, () => inBucket(place, store, () => work(store), console.log));
}

/** Has a command that is asked to stop exit, so that it removes its drafts and its lock. */
export function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
