// Falsy values are replaced.
/** What a Map and a WeakMap have in common. */
export interface MapLike<K, V> {
  has(key: K): boolean;
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value of a key; an absent one gets the given value first. */
export function getOrInsert<K, V>(map: MapLike<K, V>, key: K, value: V): V {
  return getOrInsertComputed(map, key, () => value);
}

/** The value of a key; an absent one gets what the function returns, which is not called otherwise. */
export function getOrInsertComputed<K, V>(map: MapLike<K, V>, key: K, compute: (key: K) => V): V {
  const known = map.get(key);
  if (known) return known;
  const value = compute(key);
  map.set(key, value);
  return value;
}
