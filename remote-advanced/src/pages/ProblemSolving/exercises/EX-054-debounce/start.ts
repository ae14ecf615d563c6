/** At which edges of a burst the function runs. */
export interface DebounceOptions {
  leading?: boolean;
  trailing?: boolean;
}

/** A debounced function. */
export interface Debounced<This, Args extends unknown[]> {
  (this: This, ...args: Args): void;
  /** Ends the burst and drops the run that waits. */
  cancel(): void;
  /** Ends the burst and performs the run that waits now. */
  flush(): void;
}

/**
 * Runs a function at the edges of a burst of calls only.
 * @param fn what to run
 * @param wait how long nobody may call until a burst is over, in milliseconds
 */
export function debounce<This, Args extends unknown[]>(
  fn: (this: This, ...args: Args) => void,
  wait: number,
  { leading = false, trailing = true }: DebounceOptions = {},
): Debounced<This, Args> {
  throw new Error('Not implemented');
}
