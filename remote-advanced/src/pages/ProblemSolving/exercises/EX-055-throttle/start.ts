/** At which ends of an interval the function runs. */
export interface ThrottleOptions {
  leading?: boolean;
  trailing?: boolean;
}

/** A throttled function. */
export interface Throttled<This, Args extends unknown[]> {
  (this: This, ...args: Args): void;
  /** Drops the run that waits and ends the interval. */
  cancel(): void;
}

/**
 * Runs a function at most once per interval.
 * @param fn what to run
 * @param wait the least time between two runs, in milliseconds
 */
export function throttle<This, Args extends unknown[]>(
  fn: (this: This, ...args: Args) => void,
  wait: number,
  { leading = true, trailing = true }: ThrottleOptions = {},
): Throttled<This, Args> {
  throw new Error('Not implemented');
}
