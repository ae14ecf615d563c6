type Callable = (this: never, ...args: never[]) => unknown;

/**
 * Calls a function with a this of your choice.
 * @throws TypeError for something that is not a function
 */
export function callWith(fn: Callable, thisArg: unknown, ...args: unknown[]): unknown {
  throw new Error('Not implemented');
}

/**
 * Calls a function with the arguments in an array-like.
 * @throws TypeError for something that is not a function, and for arguments that are neither an object nor missing
 */
export function applyWith(fn: Callable, thisArg: unknown, args?: ArrayLike<unknown> | null): unknown {
  throw new Error('Not implemented');
}

/**
 * A function with this and its first arguments fixed.
 * @throws TypeError for something that is not a function
 */
export function bindTo(fn: Callable, thisArg: unknown, ...first: unknown[]): (...rest: unknown[]) => unknown {
  throw new Error('Not implemented');
}
