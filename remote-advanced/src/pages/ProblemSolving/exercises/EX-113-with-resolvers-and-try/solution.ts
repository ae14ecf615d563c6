/** A promise and the functions that settle it. */
export interface Resolvers<T> {
  promise: Promise<T>;
  resolve: (value: T | PromiseLike<T>) => void;
  reject: (reason?: unknown) => void;
}

/** A pending promise together with the functions that settle it. */
export function withResolvers<T>(): Resolvers<T> {
  let resolve: Resolvers<T>['resolve'] = () => {};
  let reject: Resolvers<T>['reject'] = () => {};
  const promise = new Promise<T>((...resolvers) => {
    [resolve, reject] = resolvers;
  });
  return { promise, resolve, reject };
}

/** Calls a function synchronously. @returns a promise for its result, rejected with what it throws */
export function promiseTry<A extends unknown[], T>(fn: (...args: A) => T | PromiseLike<T>, ...args: A): Promise<T> {
  return new Promise((resolve) => resolve(fn(...args)));
}
