import type { Place } from '../protocol.ts';

/** Thrown inside of a loop that has run too long, or of a function that React calls without an end. */
export class LoopTimeout extends Error {
  override name = 'LoopTimeout';

  /** @param limit how long it ran, in milliseconds */
  constructor(line: number, limit: number) {
    super(`Line ${line} has been running again and again for ${limit / 1000} seconds. Does it ever end?`);
  }
}

/**
 * How long loops may block the runtime, in milliseconds; and how long once one was told to end: the other tests of code with an endless
 * loop come to it as well, and the reader waits for all of them. The page ends the program a little later.
 */
const limits = { first: 2_000, later: 500 };

/** How much longer the first one may block it while something else watches what it does, which can say more about it. */
const patience = 1_000;

/** How many times a loop goes around between two looks at the clock. */
const interval = 100;

/** Ends loops that block the runtime. */
export class LoopGuard {
  #now: () => number;
  #onTimeout: (place: Place) => void;
  #count = 0;
  #unblocked = 0;
  #limit = limits.first;
  #extension = 0;
  #place: Place | null = null;

  /** @param now milliseconds, from a clock that no program can change @param onTimeout called when the first loop is told to end */
  constructor(now: () => number, onTimeout: (place: Place) => void) {
    this.#now = now;
    this.#onTimeout = onTimeout;
    this.restart();
  }

  /** Where the program was last: in which loop, or which function where functions have the guard, too. */
  get place(): Place | null {
    return this.#place;
  }

  /** Notes that the runtime is not blocked. */
  restart(): void {
    this.#unblocked = this.#now();
    this.#extension = 0;
  }

  /** Leaves what blocks the runtime to somebody else, for a moment. */
  extend(): void {
    this.#extension = patience;
  }

  /** Ends whatever runs from now on: the program is over. */
  expire(): void {
    this.#limit = 0;
  }

  /** Called by every loop each time around, and by functions where React calls them. @throws LoopTimeout */
  readonly check = (place: Place): void => {
    this.#place = place;
    this.#count += 1;
    if (this.#count % interval !== 0) return;
    const isFirst = this.#limit === limits.first;
    const limit = this.#limit + (isFirst ? this.#extension : 0);
    if (this.#now() - this.#unblocked < limit) return;
    if (isFirst) this.#onTimeout(place);
    this.#limit = Math.min(this.#limit, limits.later);
    throw new LoopTimeout(place.line, limit);
  };
}
