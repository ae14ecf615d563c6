/**
 * Lets calls with the same key share one request while it is under way.
 * @param fn starts a request
 * @param keyOf the key of a call, from its arguments; keys are compared as a `Map` compares them
 * @returns a function that calls `fn` only when no request with this key is pending
 */
export function dedupe<Args extends readonly unknown[], Result>(
  fn: (...args: Args) => Promise<Result>,
  keyOf: (...args: Args) => unknown,
): (...args: Args) => Promise<Result> {
  throw new Error('Not implemented');
}
