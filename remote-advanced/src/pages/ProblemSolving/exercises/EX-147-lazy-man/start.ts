/** A chain of tasks that run one after the other. */
export interface LazyMan {
  /** Says what is eaten. */
  eat(food: string): LazyMan;
  /** Waits, in seconds, and says so. */
  sleep(seconds: number): LazyMan;
  /** Waits, in seconds, before all tasks that have not begun. */
  sleepFirst(seconds: number): LazyMan;
}

/**
 * Makes a chain of tasks that begins when the current code has finished.
 * @param name for the greeting
 * @param say gets each sentence
 */
export function lazyMan(name: string, say: (sentence: string) => void = console.log): LazyMan {
  throw new Error('Not implemented');
}
