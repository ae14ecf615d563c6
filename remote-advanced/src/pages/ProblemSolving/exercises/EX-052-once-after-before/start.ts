/** Runs a function at the first call only; later calls return its result. A call that throws does not count. */
export function once<This, Args extends unknown[], Result>(
  fn: (this: This, ...args: Args) => Result,
): (this: This, ...args: Args) => Result {
  return fn;
}

/** Runs a function from the n-th call on. */
export function after<This, Args extends unknown[], Result>(
  n: number,
  fn: (this: This, ...args: Args) => Result,
): (this: This, ...args: Args) => Result | undefined {
  return n > 0 ? fn : () => undefined;
}

/** Runs a function at fewer than n calls; later calls return the last result. A call that throws does not count. */
export function before<This, Args extends unknown[], Result>(
  n: number,
  fn: (this: This, ...args: Args) => Result,
): (this: This, ...args: Args) => Result | undefined {
  return n > 0 ? fn : () => undefined;
}
