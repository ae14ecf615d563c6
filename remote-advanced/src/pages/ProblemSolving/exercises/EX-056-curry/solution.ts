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
  function collect(held: readonly unknown[]): (...args: unknown[]) => Curried<Result> {
    return function (this: unknown, ...args) {
      const all = merge(held, args);
      const isComplete = all.length >= fn.length && !all.slice(0, fn.length).includes(_);
      return (isComplete ? fn.apply(this, all as never[]) : collect(all)) as Curried<Result>;
    };
  }
  return collect([]);
}

/** Fills free places from left to right, and puts what is left after the last one. */
function merge(held: readonly unknown[], added: readonly unknown[]): unknown[] {
  let used = 0;
  const filled = held.map((value) => (value === _ && used < added.length ? added[used++] : value));
  return [...filled, ...added.slice(used)];
}
