/** Functions that are called with the values and the end of an observable. Each is optional. */
export interface Observer<T> {
  next?(value: T): void;
  error?(reason: unknown): void;
  complete?(): void;
}

/** What an observable sends its values to. */
export interface Subscriber<T> {
  /** False after the end or after unsubscribing. A long loop should check it. */
  readonly active: boolean;
  next(value: T): void;
  error(reason: unknown): void;
  complete(): void;
  /** Registers a function that cleans up, called once, when the subscription ends; at once if it has ended. */
  addTeardown(teardown: () => void): void;
}

/** What `subscribe` returns, to end it. */
export interface Subscription {
  unsubscribe(): void;
}

/** Values over time. Nothing happens before the first subscription, and each one starts the source again. */
export class Observable<T> {
  readonly #start: (subscriber: Subscriber<T>) => void;

  /** @param start sends values to a subscriber; called for each subscription; what it throws is an error */
  constructor(start: (subscriber: Subscriber<T>) => void) {
    this.#start = start;
  }

  /** Starts the source for an observer. */
  subscribe(observer: Observer<T>): Subscription {
    const link = new Link(observer);
    link.run(this.#start);
    return { unsubscribe: () => link.end() };
  }

  /** The values, each changed by a function. */
  map<R>(fn: (value: T) => R): Observable<R> {
    return this.#derive((value, target) => target.next(fn(value)));
  }

  /** The values for which a function returns true. */
  filter(fn: (value: T) => boolean): Observable<T> {
    return this.#derive((value, target) => {
      if (fn(value)) target.next(value);
    });
  }

  /** At most a number of the first values; completes right after the last. */
  take(count: number): Observable<T> {
    return new Observable((target) => {
      if (count <= 0) return target.complete();
      let taken = 0;
      this.#connect(target, (value) => {
        if (taken >= count) return;
        taken += 1;
        target.next(value);
        if (taken >= count) target.complete();
      });
    });
  }

  #derive<R>(onNext: (value: T, target: Subscriber<R>) => void): Observable<R> {
    return new Observable((target) => this.#connect(target, (value) => onNext(value, target)));
  }

  /** Subscribes for a target. The target gets the teardown before the source starts, so even a source that never pauses can be ended. */
  #connect<R>(target: Subscriber<R>, onNext: (value: T) => void): void {
    const link = new Link<T>({
      next(value) {
        try {
          onNext(value);
        } catch (reason) {
          target.error(reason);
        }
      },
      error: (reason) => target.error(reason),
      complete: () => target.complete(),
    });
    target.addTeardown(() => link.end());
    link.run(this.#start);
  }
}

/** One subscription: passes values to an observer until it has ended. */
class Link<T> implements Subscriber<T> {
  readonly #observer: Observer<T>;
  #isActive = true;
  #teardowns: (() => void)[] = [];

  constructor(observer: Observer<T>) {
    this.#observer = observer;
  }

  get active(): boolean {
    return this.#isActive;
  }

  run(start: (subscriber: Subscriber<T>) => void): void {
    try {
      start(this);
    } catch (reason) {
      this.error(reason);
    }
  }

  next(value: T): void {
    if (this.#isActive) this.#observer.next?.(value);
  }

  error(reason: unknown): void {
    if (this.end()) this.#observer.error?.(reason);
  }

  complete(): void {
    if (this.end()) this.#observer.complete?.();
  }

  addTeardown(teardown: () => void): void {
    if (this.#isActive) this.#teardowns.push(teardown);
    else teardown();
  }

  /** Ends the subscription and cleans up. @returns whether it was active */
  end(): boolean {
    if (!this.#isActive) return false;
    this.#isActive = false;
    for (const teardown of this.#teardowns.splice(0)) teardown();
    return true;
  }
}
