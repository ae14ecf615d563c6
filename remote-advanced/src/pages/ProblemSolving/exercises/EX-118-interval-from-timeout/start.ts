/**
 * Timers built on setTimeout that can all be stopped at once.
 * @param now the time in milliseconds
 */
export function createTimers(now: () => number = () => performance.now()) {
  return {
    /** Calls a function once, after a delay in milliseconds. @returns the id of the timer */
    startTimeout(fn: () => void, ms: number): number {
      throw new Error('Not implemented');
    },

    /** Calls a function again and again, at multiples of a period in milliseconds. @returns the id of the timer */
    startInterval(fn: () => void, ms: number): number {
      throw new Error('Not implemented');
    },

    /** Ends a timer. */
    stop(id: number): void {
      throw new Error('Not implemented');
    },

    /** Ends all timers. */
    stopAll(): void {
      throw new Error('Not implemented');
    },
  };
}
