/**
 * Makes a function that returns a promise from one that takes an error-first callback last.
 * @returns a function resolving to the result, or to an array when there are several
 */
export function promisify(fn: (...args: never[]) => void) {
  return function (this: unknown, ...args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const callback = (error: unknown, ...results: unknown[]) => {
        if (error != null) reject(error);
        else resolve(results.length > 1 ? results : results[0]);
      };
      Reflect.apply(fn, this, [...args, callback]);
    });
  };
}

/**
 * Makes a function that takes an error-first callback last from one that returns a promise.
 * @throws TypeError (the returned function) when its last argument is not a function
 */
export function callbackify(fn: (...args: never[]) => unknown) {
  return function (this: unknown, ...args: unknown[]): void {
    const callback = args.pop();
    if (typeof callback !== 'function') throw new TypeError('The last argument must be a callback');
    new Promise((resolve) => resolve(Reflect.apply(fn, this, args))).then(
      (value) => callback(null, value),
      (reason) => callback(reason ?? new Error('Rejected without a reason', { cause: reason })),
    );
  };
}
