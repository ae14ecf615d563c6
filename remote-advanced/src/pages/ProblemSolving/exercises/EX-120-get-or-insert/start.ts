/** What a Map and a WeakMap have in common. */
export interface MapLike<K, V> {
  has(key: K): boolean;
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value of a key; the given value is inserted first if the key is absent. */
export function getOrInsert<K, V>(map: MapLike<K, V>, key: K, value: V): V {
  throw new Error('Not implemented');
}

/** The value of a key; if the key is absent, the result of the function is inserted first. Otherwise the function is not called. */
export function getOrInsertComputed<K, V>(map: MapLike<K, V>, key: K, compute: (key: K) => V): V {
  throw new Error('Not implemented');
}
