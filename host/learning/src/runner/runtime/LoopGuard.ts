import type { Place } from '../protocol.ts';

/** Thrown inside of a loop that has run too long, or of a function that React calls without an end. */
export class LoopTimeout extends Error {
  override name = 'LoopTimeout';

  constructor(line: number) {
    super(`Line ${line} has been running again and again for ${longest / 1000} seconds. Does it ever end?`);
  }
}

/** How long loops may block the runtime, in milliseconds. The page ends the program a little later. */
const longest = 2_000;

/** How many times a loop goes around between two looks at the clock. */
const interval = 100;

/** Ends loops that block the runtime. */
export class LoopGuard {
  #now: () => number;
  #onTimeout: (place: Place) => void;
  #count = 0;
  #unblocked = 0;
  #isReported = false;

  /** @param now milliseconds, from a clock that no program can change @param onTimeout called when the first loop is told to end */
  constructor(now: () => number, onTimeout: (place: Place) => void) {
    this.#now = now;
    this.#onTimeout = onTimeout;
    this.restart();
  }

  /** Notes that the runtime is not blocked. */
  restart(): void {
    this.#unblocked = this.#now();
  }

  /** Called by every loop each time around, and by functions where React calls them. @throws LoopTimeout */
  readonly check = (place: Place): void => {
    this.#count += 1;
    if (this.#count % interval !== 0 || this.#now() - this.#unblocked < longest) return;
    if (!this.#isReported) this.#onTimeout(place);
    this.#isReported = true;
    throw new LoopTimeout(place.line);
  };
}
