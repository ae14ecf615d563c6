/** One entry of what {@link promiseAllSettled} resolves to. */
export type Settled<T> = { status: 'fulfilled'; value: T } | { status: 'rejected'; reason: unknown };

/** Waits until every entry has settled. @returns one record per entry, in the order of the input */
export function promiseAllSettled<T>(values: Iterable<T | PromiseLike<T>>): Promise<Settled<T>[]> {
  throw new Error('Not implemented');
}

/** Settles like the first entry that settles; never without entries. */
export function promiseRace<T>(values: Iterable<T | PromiseLike<T>>): Promise<T> {
  throw new Error('Not implemented');
}

/** Resolves to the first fulfilled value. Rejects with an AggregateError when every entry has rejected. */
export function promiseAny<T>(values: Iterable<T | PromiseLike<T>>): Promise<T> {
  throw new Error('Not implemented');
}
