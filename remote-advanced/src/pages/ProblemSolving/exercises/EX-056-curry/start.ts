/** Keeps the place of an argument free. */
export const _: unique symbol = Symbol('free place');

/**
 * A curried function or its result: at run time the number of arguments decides, so the type allows both.
 */
export type Curried<Result> = Result & ((this: unknown, ...args: unknown[]) => Curried<Result>);

/**
 * Collects the arguments of a function over several calls, and runs it when all are there.
 * @param fn the function; its `length` is the number it needs
 */
export function curry<Result>(fn: (...args: never[]) => Result): (...args: unknown[]) => Curried<Result> {
  throw new Error('Not implemented');
}
