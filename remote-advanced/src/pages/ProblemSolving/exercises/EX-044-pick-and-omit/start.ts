/** The properties of an object with these keys, as far as it has them itself and they are enumerable. */
export function pick<T extends object, K extends keyof T>(o: T, keys: readonly K[]): Pick<T, K> {
  throw new Error('Not implemented');
}

/** The own, enumerable properties of an object without those with these keys. */
export function omit<T extends object, K extends keyof T>(o: T, keys: readonly K[]): Omit<T, K> {
  throw new Error('Not implemented');
}
