/** The own, enumerable properties of an object that have these keys. */
export function pick<T extends object, K extends keyof T>(o: T, keys: readonly K[]): Pick<T, K> {
  throw new Error('Not implemented');
}

/** The own, enumerable properties of an object except those with these keys. */
export function omit<T extends object, K extends keyof T>(o: T, keys: readonly K[]): Omit<T, K> {
  throw new Error('Not implemented');
}
