// Waits for the slowest call of a batch before the next batch.
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
    const { value } = queue.next();
    if (value) results[value[0]] = await fn(value[1], value[0]);
  };
  for (let start = 0; start < items.length; start += limit)
    await Promise.all(items.slice(start, start + limit).map(work));
  return results;
}

/** The items with their indexes. A loop over a generator that throws closes it, which ends the loops of all other workers. */
function* each<T>(items: readonly T[]): Generator<[index: number, item: T], undefined> {
  yield* items.entries();
  return undefined;
}
