import { OvertakenError } from '../release/overtaken-error.ts';
import type { Store } from '../release/store.ts';
import { type CleanOptions, cleanBy } from '../release/store-commands.ts';
import { openBucket } from './bucket.ts';
import { cleanBucket } from './clean-bucket.ts';
import { type Pulled, pull } from './pull.ts';
import { type Pushed, push } from './push.ts';

/** How often a release starts again on top of another releaser's that was faster. */
const attempts = 5;

/**
 * Releases, rolls back or retires in a store, and puts the result live in a bucket. The store is brought to the bucket's state before;
 * where another releaser is faster, it is all done again on top of theirs.
 * @param address such as `s3://bucket/prefix`
 * @param work leaves the store with a new live snapshot
 */
export async function inBucket(
  address: string,
  store: Store,
  work: () => Promise<void>,
  progress: (line: string) => void,
): Promise<void> {
  const bucket = await openBucket(address);
  for (let attempt = 1; ; attempt++) {
    progress(pulledText(address, await pull(store, bucket)));
    await work();
    try {
      progress(pushedText(address, await push(store, bucket)));
      return;
    } catch (error) {
      if (attempt >= attempts || !(error instanceof OvertakenError)) throw error;
      progress('Another releaser was faster; starting again on top of that release.');
    }
  }
}

/** Brings a store to what is live in a bucket, and prints what was done. */
export async function pullFrom(address: string, store: Store): Promise<void> {
  console.log(pulledText(address, await pull(store, await openBucket(address))));
}

/** Puts the live snapshot of a store live in a bucket, and prints what was done. */
export async function pushTo(address: string, store: Store, options: { plain?: true }): Promise<void> {
  console.log(pushedText(address, await push(store, await openBucket(address), { plain: options.plain ?? false })));
}

/** Prints what a bucket does not need anymore, and removes it if told to. @throws Error when `days` is not a number */
export async function cleanIn(address: string, store: Store, options: CleanOptions): Promise<void> {
  const bucket = await openBucket(address);
  await cleanBy(options, async (wanted) =>
    (await cleanBucket(store, bucket, wanted)).map(({ key, bytes }) => ({ name: key, bytes })),
  );
}

function pulledText(address: string, { snapshot, aside }: Pulled): string {
  if (snapshot === null) return `Pulled: everything that is live in ${address} was here.`;
  const gone = aside.length > 0 ? ` Put aside, because another release was first: ${aside.join(', ')}.` : '';
  return `Pulled: snapshot ${snapshot} of ${address}.${gone}`;
}

function pushedText(address: string, { snapshot, wasLive, sent, copied, bytes }: Pushed): string {
  const files = `${sent} files sent (${(bytes / 1_000_000).toFixed(1)} MB), ${copied} copied there`;
  return wasLive
    ? `Live already in ${address}: snapshot ${snapshot}. ${files}.`
    : `Live in ${address}: snapshot ${snapshot}. ${files}.`;
}
