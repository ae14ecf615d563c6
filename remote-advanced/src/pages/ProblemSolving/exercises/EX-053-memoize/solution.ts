/** A function with the results it remembers. */
export interface Memoized<This, Args extends unknown[], Result> {
  (this: This, ...args: Args): Result;
  readonly cache: Map<unknown, Result>;
}

/**
 * Remembers the results of a function. Calls that throw are not remembered.
 * @param fn the function
 * @param resolver gives the key of a call; without it the arguments are compared one by one
 * @param maxSize the most results to keep; the least recently used one is dropped first
 */
export function memoize<This, Args extends unknown[], Result>(
  fn: (this: This, ...args: Args) => Result,
  resolver?: (this: This, ...args: Args) => unknown,
  maxSize = Number.POSITIVE_INFINITY,
): Memoized<This, Args, Result> {
  const cache = new Map<unknown, Result>();
  const nameOf = argumentNames();
  const memoized = function (this: This, ...args: Args): Result {
    const key = resolver ? resolver.apply(this, args) : args.map(nameOf).join();
    const result = cache.has(key) ? (cache.get(key) as Result) : fn.apply(this, args);
    cache.delete(key);
    cache.set(key, result);
    if (cache.size > maxSize) cache.delete(cache.keys().next().value);
    return result;
  };
  return Object.assign(memoized, { cache });
}

/** Returns different strings for different values: quoted strings, numbered objects, other primitives with their type. */
function argumentNames(): (value: unknown) => string {
  const numbers = new WeakMap<object, number>();
  let count = 0;
  return (value) => {
    if (typeof value === 'string') return JSON.stringify(value);
    if (!isObject(value)) return `${typeof value} ${String(value)}`;
    const number = numbers.get(value) ?? ++count;
    numbers.set(value, number);
    return `object ${number}`;
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
