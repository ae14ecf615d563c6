// The function runs without the this of the call.
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  const open = () => {
    timer = setTimeout(endInterval, wait);
  };
  const endInterval = () => {
    const run = waiting;
    cancel();
    if (!run) return;
    open();
    run();
  };
  const throttled = function (this: This, ...args: Args): void {
    const run = () => fn.apply(undefined as This, args);
    const isFirst = timer === undefined;
    if (isFirst) open();
    if (isFirst && leading) run();
    else if (trailing) waiting = run;
  };
  return Object.assign(throttled, { cancel });
}
