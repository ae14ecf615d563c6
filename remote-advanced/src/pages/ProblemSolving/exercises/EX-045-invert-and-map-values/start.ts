/** An object as a table: values by key. */
export type Table<V> = Readonly<Record<string, V>>;

/** Swaps keys and values. Where several keys have the same value, the last one stays. */
export function invert(o: Table<string | number>): Record<string, string> {
  throw new Error('Not implemented');
}

/** The same keys, each with what a function makes of its value. */
export function mapValues<V, R>(o: Table<V>, f: (value: V, key: string) => R): Record<string, R> {
  throw new Error('Not implemented');
}

/** The same values under the keys that a function returns. Where it returns a key again, the last value stays. */
export function mapKeys<V>(o: Table<V>, f: (value: V, key: string) => string | number): Record<string, V> {
  throw new Error('Not implemented');
}
