/** Work that begins when it is called. */
export type Task<T> = () => T | Promise<T>;

/** Starts each task after the one before has finished. @returns all results in order */
export async function runSeries<T>(tasks: readonly Task<T>[]): Promise<T[]> {
  throw new Error('Not implemented');
}

/** Starts every task at once. @returns all results in the order of the list */
export async function runParallel<T>(tasks: readonly Task<T>[]): Promise<T[]> {
  throw new Error('Not implemented');
}

/** Passes each task the result of the one before, the first task `first`. @returns the last result */
export async function waterfall(tasks: readonly ((input: unknown) => unknown)[], first?: unknown): Promise<unknown> {
  throw new Error('Not implemented');
}
