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
  /** @param start sends values to a subscriber; called for each subscription; what it throws is an error */
  constructor(start: (subscriber: Subscriber<T>) => void) {
    throw new Error('Not implemented');
  }

  /** Starts the source for an observer. */
  subscribe(observer: Observer<T>): Subscription {
    throw new Error('Not implemented');
  }

  /** The values, each changed by a function. */
  map<R>(fn: (value: T) => R): Observable<R> {
    throw new Error('Not implemented');
  }

  /** The values for which a function returns true. */
  filter(fn: (value: T) => boolean): Observable<T> {
    throw new Error('Not implemented');
  }

  /** At most a number of the first values; completes right after the last. */
  take(count: number): Observable<T> {
    throw new Error('Not implemented');
  }
}
