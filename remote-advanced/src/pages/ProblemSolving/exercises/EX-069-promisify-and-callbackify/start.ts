/**
 * Makes a function that returns a promise from one that takes an error-first callback last.
 * @returns a function resolving to the result, or to an array when there are several
 */
export function promisify(fn: (...args: never[]) => void): (this: unknown, ...args: unknown[]) => Promise<unknown> {
  throw new Error('Not implemented');
}

/**
 * Makes a function that takes an error-first callback last from one that returns a promise.
 * @throws TypeError (the returned function) when its last argument is not a function
 */
export function callbackify(fn: (...args: never[]) => unknown): (this: unknown, ...args: unknown[]) => void {
  throw new Error('Not implemented');
}
