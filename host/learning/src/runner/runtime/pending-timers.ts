/** How long an unhandled rejection may take to be reported, in milliseconds. */
const grace = 10;

/** A number in browsers. */
type TimerId = ReturnType<typeof setTimeout>;

// What is held here cannot be replaced by a program, which may replace methods of promises, arrays and the like, too.
const OwnPromise = Promise;
const { add, delete: remove } = Set.prototype;
const { apply } = Reflect;

/** What is settled first. */
export function firstOf(one: Promise<void>, other: Promise<void>): Promise<void> {
  return new OwnPromise((resolve, reject) => {
    const pass = async (promise: Promise<void>) => {
      try {
        resolve(await promise);
      } catch (error) {
        reject(error);
      }
    };
    void pass(one);
    void pass(other);
  });
}

/** The timers that a program has started and that have not fired, so that it is known when a script is over. */
export class PendingTimers {
  #pending = Object.assign(new Set<TimerId>(), { add, delete: remove });
  #waiting: (() => void)[] = [];
  #setTimeout = setTimeout.bind(globalThis);

  /** Watches the timers that are started from now on. */
  install(): void {
    const [startTimeout, endTimeout] = [setTimeout.bind(globalThis), clearTimeout.bind(globalThis)];
    const [startInterval, endInterval] = [setInterval.bind(globalThis), clearInterval.bind(globalThis)];
    const end = (clear: (id?: TimerId) => void) => (id?: TimerId) => {
      clear(id);
      if (id !== undefined) this.#end(id);
    };
    Object.assign(globalThis, {
      setTimeout: (callback: unknown, delay?: number, ...values: unknown[]) => {
        expectCallback('setTimeout', callback);
        const id = startTimeout(() => {
          try {
            apply(callback, undefined, values);
          } finally {
            this.#end(id);
          }
        }, delay);
        this.#pending.add(id);
        return id;
      },
      setInterval: (callback: unknown, delay?: number, ...values: unknown[]) => {
        expectCallback('setInterval', callback);
        const id = startInterval(() => apply(callback, undefined, values), delay);
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
    for (;;) {
      await new OwnPromise((resolve) => this.#setTimeout(resolve, grace));
      if (!this.isPending) return;
      await new OwnPromise<void>((resolve) => this.#wait(resolve));
    }
  }

  /**
   * Rejects when no timer has been pending for a while: a program that is awaiting something then has nothing left that could
   * fulfill it. @throws Error
   */
  async deadlock(): Promise<never> {
    for (let quiet = 0; quiet < 4; ) {
      await new OwnPromise((resolve) => this.#setTimeout(resolve, 250));
      quiet = this.#pending.size === 0 ? quiet + 1 : 0;
    }
    throw new Error('The program waits for a promise that nothing can settle anymore.');
  }

  #wait(resolve: () => void): void {
    this.#waiting[this.#waiting.length] = resolve;
  }

  #end(id: TimerId): void {
    this.#pending.delete(id);
    if (this.#pending.size > 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let index = 0; index < waiting.length; index += 1) waiting[index]?.();
  }
}

/** Throws where the timer is started, because only there the stack has the line of the program. Strings are no code here. */
function expectCallback(name: string, callback: unknown): asserts callback is (...values: unknown[]) => void {
  if (typeof callback === 'function') return;
  const article = typeof callback === 'object' ? 'an' : 'a';
  const given = callback === undefined || callback === null ? callback : `${article} ${typeof callback}`;
  throw new TypeError(`${name} expects a function that it can call later, but was given ${given}.`);
}
