/** The result of the latest call, or a note that a later call has begun. */
export type Latest<T> = { readonly isStale: false; readonly value: T } | { readonly isStale: true };

/**
 * Lets only the latest call of an asynchronous function have a result.
 * @returns a function with the same arguments; a call that a later one has overtaken resolves to `{ isStale: true }`, whether it succeeded or failed
 */
export function latestOnly<Args extends readonly unknown[], T>(
  fn: (...args: Args) => T | Promise<T>,
): (...args: Args) => Promise<Latest<T>> {
  let latest = 0;
  return async (...args) => {
    latest += 1;
    const call = latest;
    try {
      const value = await fn(...args);
      return call === latest ? { isStale: false, value } : { isStale: true };
    } catch (error) {
      if (call === latest) throw error;
      return { isStale: true };
    }
  };
}
