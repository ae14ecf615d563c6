// promiseAllSettled rejects with the first rejection.
/** One entry of what {@link promiseAllSettled} resolves to. */
export type Settled<T> = { status: 'fulfilled'; value: T } | { status: 'rejected'; reason: unknown };

/** Waits until every entry has settled. @returns one record per entry, in the order of the input */
export async function promiseAllSettled<T>(values: Iterable<T | PromiseLike<T>>): Promise<Settled<T>[]> {
  const waiting = [...values].map((value) =>
    Promise.resolve(value).then(
      (result): Settled<T> => ({ status: 'fulfilled', value: result }),
      (reason): Settled<T> => {
        throw reason;
      },
    ),
  );
  const records: Settled<T>[] = [];
  for (const record of waiting) records.push(await record);
  return records;
}

/** Settles like the first entry that settles; never without entries. */
export function promiseRace<T>(values: Iterable<T | PromiseLike<T>>): Promise<T> {
  return new Promise((resolve, reject) => {
    for (const value of values) Promise.resolve(value).then(resolve, reject);
  });
}

/** Resolves to the first fulfilled value. Rejects with an AggregateError when every entry has rejected. */
export function promiseAny<T>(values: Iterable<T | PromiseLike<T>>): Promise<T> {
  return new Promise((resolve, reject) => {
    const entries = [...values];
    const reasons = new Array<unknown>(entries.length);
    let left = entries.length;
    const fail = () => reject(new AggregateError(reasons, 'Every promise was rejected'));
    if (left === 0) fail();
    for (const [index, entry] of entries.entries()) {
      Promise.resolve(entry).then(resolve, (reason) => {
        reasons[index] = reason;
        left -= 1;
        if (left === 0) fail();
      });
    }
  });
}
