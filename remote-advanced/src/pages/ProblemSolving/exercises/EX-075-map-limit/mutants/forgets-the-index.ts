// The function does not get the index.
/**
 * Maps items with an asynchronous function, a limited number at a time.
 * @param limit how many calls may be under way, at least 1
 * @returns the results in the order of the items; rejects with the first failure, or with a RangeError for a bad limit
 */
export async function mapLimit<T, R>(
  items: readonly T[],
  limit: number,
  fn: (item: T, index: number) => R | Promise<R>,
): Promise<R[]> {
  if (!(limit >= 1)) throw new RangeError(`The limit must be 1 or more, not ${limit}`);
  const results = new Array<R>(items.length);
  const queue = each(items);
  const work = async () => {
    for (const [index, item] of queue) results[index] = await fn(item, 0);
  };
  await Promise.all(Array.from({ length: Math.min(Math.floor(limit), items.length) }, work));
  return results;
}

/** The items with their indexes. A loop over a generator that throws closes it, which ends the loops of all other workers. */
function* each<T>(items: readonly T[]): Generator<[index: number, item: T]> {
  yield* items.entries();
}
