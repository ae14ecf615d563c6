/**
 * Collects single requests into batches.
 * @param loadBatch gets different keys and resolves to a value or an `Error` for each, in the same order
 * @returns a function that loads one key; the keys of one turn are loaded together
 */
export function createLoader<K, V>(loadBatch: (keys: K[]) => Promise<readonly (V | Error)[]>): (key: K) => Promise<V> {
  throw new Error('Not implemented');
}
