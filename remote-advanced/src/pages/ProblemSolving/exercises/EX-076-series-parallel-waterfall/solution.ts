/** Work that begins when it is called. */
export type Task<T> = () => T | Promise<T>;

/** Starts each task after the one before has finished. @returns all results in order */
export async function runSeries<T>(tasks: readonly Task<T>[]): Promise<T[]> {
  const results: T[] = [];
  for (const task of tasks) results.push(await task());
  return results;
}

/** Starts every task at once. @returns all results in the order of the list */
export function runParallel<T>(tasks: readonly Task<T>[]): Promise<T[]> {
  return Promise.all(tasks.map(async (task) => task()));
}

/** Passes each task the result of the one before, the first task `first`. @returns the last result */
export async function waterfall(tasks: readonly ((input: unknown) => unknown)[], first?: unknown): Promise<unknown> {
  let result = first;
  for (const task of tasks) result = await task(result);
  return result;
}
