/** Tells the time and waits, so that tests need no real time. Times are milliseconds. */
export interface Clock {
  now(): number;
  /** Resolves after a number of milliseconds. */
  sleep(ms: number): Promise<void>;
}

/** Limits how often something happens: a bucket of tokens that refills steadily. */
export class RateLimiter {
  readonly #span: number;
  readonly #interval: number;
  readonly #clock: Clock;
  /** The time at which the bucket was empty, if it has been filling since without a limit. It may be in the future. */
  #emptyAt = Number.NEGATIVE_INFINITY;

  /**
   * @param capacity how many tokens the full bucket holds
   * @param span milliseconds in which an empty bucket becomes full
   * @throws RangeError for a capacity that is not a whole number of at least 1,
   *   and for a span that is not a finite number above 0
   */
  constructor(capacity: number, span: number, clock: Clock) {
    if (!Number.isInteger(capacity) || capacity < 1) throw new RangeError(`${capacity} is not a capacity`);
    if (!Number.isFinite(span) || span <= 0) throw new RangeError(`${span} is not a span`);
    this.#span = span;
    this.#interval = span / capacity;
    this.#clock = clock;
  }

  /** Takes a token if there is one and nobody is waiting. @returns whether it did */
  tryAcquire(): boolean {
    const next = this.#nextEmptyAt();
    if (next > this.#clock.now()) return false;
    this.#emptyAt = next;
    return true;
  }

  /** Takes the next token, and resolves when it is available; in the order of the calls. */
  async acquire(): Promise<void> {
    this.#emptyAt = this.#nextEmptyAt();
    const wait = this.#emptyAt - this.#clock.now();
    if (wait > 0) await this.#clock.sleep(wait);
  }

  /** What `emptyAt` becomes when a token is taken. If that is in the future, the token is not available yet. */
  #nextEmptyAt(): number {
    const full = this.#clock.now() - this.#span;
    return Math.max(this.#emptyAt, full) + this.#interval;
  }
}
