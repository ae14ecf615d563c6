type Callable = (this: never, ...args: never[]) => unknown;
type Methods = Record<symbol, (...args: unknown[]) => unknown>;

/**
 * Calls a function with a this of your choice.
 * @throws TypeError for something that is not a function
 */
export function callWith(fn: Callable, thisArg: unknown, ...args: unknown[]): unknown {
  assertCallable(fn);
  const target: Methods = Object(thisArg ?? globalThis);
  const key = Symbol('the function');
  Object.defineProperty(target, key, { value: fn, configurable: true });
  try {
    return target[key]?.(...args);
  } finally {
    Reflect.deleteProperty(target, key);
  }
}

/**
 * Calls a function with the arguments in an array-like.
 * @throws TypeError for something that is not a function, and for arguments that are neither an object nor missing
 */
export function applyWith(fn: Callable, thisArg: unknown, args?: ArrayLike<unknown> | null): unknown {
  const list = args ?? [];
  if (Object(list) !== list) throw new TypeError('The arguments must be an array or array-like');
  // By index, as apply reads them: an iterator of the list does not count.
  return callWith(fn, thisArg, ...Array.from({ length: list.length }, (_, index) => list[index]));
}

/**
 * A function with this and its first arguments fixed.
 * @throws TypeError for something that is not a function
 */
export function bindTo(fn: Callable, thisArg: unknown, ...first: unknown[]) {
  assertCallable(fn);
  function bound(...rest: unknown[]): unknown {
    const args = [...first, ...rest];
    if (!new.target) return callWith(fn, thisArg, ...args);
    return Reflect.construct(fn, args, new.target === bound ? fn : new.target);
  }
  bound.prototype = fn.prototype;
  return Object.defineProperties(bound, {
    name: { value: `bound ${fn.name}`, configurable: true },
    length: { value: Math.max(0, fn.length - first.length), configurable: true },
  });
}

function assertCallable(fn: unknown): void {
  if (typeof fn !== 'function') throw new TypeError('Only a function can be called');
}
