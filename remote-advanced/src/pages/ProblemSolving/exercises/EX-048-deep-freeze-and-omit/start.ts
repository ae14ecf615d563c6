/**
 * Freezes a value and everything that its own properties lead to, functions included. No getter is called.
 * @returns the value itself
 */
export function deepFreeze<T>(value: T): T {
  throw new Error('Not implemented');
}

/**
 * A copy of nested plain objects and arrays without the properties of these names, at every depth.
 * @param value all other values in it are shared with the copy
 */
export function deepOmit(value: unknown, keys: readonly string[]): unknown {
  throw new Error('Not implemented');
}
