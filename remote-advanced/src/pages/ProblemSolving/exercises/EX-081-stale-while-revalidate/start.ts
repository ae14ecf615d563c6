/**
 * Keeps the value of each key. An old value is still returned at once, while a new one is being loaded.
 * @param load gets a value over the network
 * @param ttl how many milliseconds a value is fresh
 * @param now the clock, in milliseconds
 * @returns a function that rejects only when there is no value and loading fails
 */
export function staleWhileRevalidate<Key, Value>(
  load: (key: Key) => Promise<Value>,
  ttl: number,
  now: () => number = Date.now,
): (key: Key) => Promise<Value> {
  throw new Error('Not implemented');
}
