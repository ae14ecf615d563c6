// Removes the entry in a task after the promise has settled.
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
  const pending = new Map<unknown, Promise<Result>>();
  return (...args) => {
    const key = keyOf(...args);
    const known = pending.get(key);
    if (known) return known;
    const request = start(fn, args);
    const remove = () => setTimeout(() => pending.delete(key));
    request.then(remove, remove);
    pending.set(key, request);
    return request;
  };
}

/** Calls the function; what it throws becomes a rejection. */
async function start<Args extends readonly unknown[], Result>(
  fn: (...args: Args) => Promise<Result>,
  args: Args,
): Promise<Result> {
  return fn(...args);
}
