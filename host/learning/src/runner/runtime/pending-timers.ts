/** How long an unhandled rejection may take to be reported, in milliseconds. */
const grace = 10;

/** The timers that a program has started and that have not fired, so that it is known when a script is over. */
export class PendingTimers {
  #pending = new Set<number>();
  #waiting: (() => void)[] = [];
  #setTimeout = setTimeout.bind(globalThis);

  /** Watches the timers that are started from now on. */
  install(): void {
    const [startTimeout, endTimeout] = [setTimeout.bind(globalThis), clearTimeout.bind(globalThis)];
    const [startInterval, endInterval] = [setInterval.bind(globalThis), clearInterval.bind(globalThis)];
    const end = (clear: (id?: number) => void) => (id?: number) => {
      clear(id);
      if (id !== undefined) this.#end(id);
    };
    Object.assign(globalThis, {
      setTimeout: (callback: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
        const id = startTimeout(() => {
          try {
            callback(...values);
          } finally {
            this.#end(id);
          }
        }, delay);
        this.#pending.add(id);
        return id;
      },
      setInterval: (callback: () => void, delay?: number, ...values: unknown[]) => {
        const id = startInterval(callback, delay, ...values);
        this.#pending.add(id);
        return id;
      },
      clearTimeout: end(endTimeout),
      clearInterval: end(endInterval),
    });
  }

  get isPending(): boolean {
    return this.#pending.size > 0;
  }

  /** Fulfilled when no timer is pending, and what the last one queued has run. */
  async settled(): Promise<void> {
    do {
      await new Promise((resolve) => this.#setTimeout(resolve, grace));
      if (this.#pending.size > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } while (this.#pending.size > 0);
  }

  /**
   * Rejects when no timer has been pending for a while: a program that is awaiting something then has nothing left that could
   * fulfill it. @throws Error
   */
  async deadlock(): Promise<never> {
    for (let quiet = 0; quiet < 4; ) {
      await new Promise((resolve) => this.#setTimeout(resolve, 250));
      quiet = this.#pending.size === 0 ? quiet + 1 : 0;
    }
    throw new Error('The program waits for a promise that nothing can settle any more.');
  }

  #end(id: number): void {
    this.#pending.delete(id);
    if (this.#pending.size > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
