/** A promise and the functions that settle it. */
export interface Resolvers<T> {
  promise: Promise<T>;
  resolve: (value: T | PromiseLike<T>) => void;
  reject: (reason?: unknown) => void;
}

/** A pending promise together with the functions that settle it. */
export function withResolvers<T>(): Resolvers<T> {
  throw new Error('Not implemented');
}

/** Calls a function synchronously. @returns a promise for its result, rejected with what it throws */
export function promiseTry<A extends unknown[], T>(fn: (...args: A) => T | PromiseLike<T>, ...args: A): Promise<T> {
  throw new Error('Not implemented');
}
