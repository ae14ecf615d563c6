/** Runs a function at the first call only; later calls return its result. A call that throws does not count. */
export function once<This, Args extends unknown[], Result>(
  fn: (this: This, ...args: Args) => Result,
): (this: This, ...args: Args) => Result {
  throw new Error('Not implemented');
}

/** Runs a function from the n-th call on. */
export function after<This, Args extends unknown[], Result>(
  n: number,
  fn: (this: This, ...args: Args) => Result,
): (this: This, ...args: Args) => Result | undefined {
  throw new Error('Not implemented');
}

/** Runs a function at fewer than n calls; later calls return the last result. A call that throws does not count. */
export function before<This, Args extends unknown[], Result>(
  n: number,
  fn: (this: This, ...args: Args) => Result,
): (this: This, ...args: Args) => Result | undefined {
  throw new Error('Not implemented');
}
