// A first result of undefined counts as no result.
/** Runs a function at the first call only; later calls return its result. A call that throws does not count. */
export function once<This, Args extends unknown[], Result>(
  fn: (this: This, ...args: Args) => Result,
): (this: This, ...args: Args) => Result {
  let done: Result | undefined;
  return function (...args) {
    done ??= fn.apply(this, args);
    return done;
  };
}

/** Runs a function from the n-th call on. */
export function after<This, Args extends unknown[], Result>(
  n: number,
  fn: (this: This, ...args: Args) => Result,
): (this: This, ...args: Args) => Result | undefined {
  let calls = 0;
  return function (...args) {
    calls += 1;
    return calls < n ? undefined : fn.apply(this, args);
  };
}

/** Runs a function at fewer than n calls; later calls return the last result. A call that throws does not count. */
export function before<This, Args extends unknown[], Result>(
  n: number,
  fn: (this: This, ...args: Args) => Result,
): (this: This, ...args: Args) => Result | undefined {
  let left = n - 1;
  let result: Result | undefined;
  return function (...args) {
    if (left > 0) {
      result = fn.apply(this, args);
      left -= 1;
    }
    return result;
  };
}
