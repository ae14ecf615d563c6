/** Tells the time and waits, so that tests need no real time. Times are milliseconds. */
export interface Clock {
  now(): number;
  /** Resolves after a number of milliseconds. */
  sleep(ms: number): Promise<void>;
}

/** Limits how often something happens: a bucket of tokens that refills steadily. */
export class RateLimiter {
  /**
   * @param capacity how many tokens the full bucket holds
   * @param span milliseconds in which an empty bucket becomes full
   * @throws RangeError for a capacity that is not a whole number of at least 1,
   *   and for a span that is not a finite number above 0
   */
  constructor(capacity: number, span: number, clock: Clock) {
    throw new Error('Not implemented');
  }

  /** Takes a token if there is one and nobody is waiting. @returns whether it did */
  tryAcquire(): boolean {
    throw new Error('Not implemented');
  }

  /** Takes the next token, and resolves when it is available; in the order of the calls. */
  acquire(): Promise<void> {
    throw new Error('Not implemented');
  }
}
