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
  throw new Error('Not implemented');
}
