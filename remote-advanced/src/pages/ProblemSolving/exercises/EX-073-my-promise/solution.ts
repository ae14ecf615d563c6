type Resolve<T> = (value: T | PromiseLike<T>) => void;
type Reject = (reason: unknown) => void;
type Handler<From, To> = ((result: From) => To | PromiseLike<To>) | null | undefined;

/** A promise as the specification describes it. */
export class MyPromise<T> implements PromiseLike<T> {
  /** Called for each rejection that has no handler. */
  static onUnhandled: (reason: unknown) => void = () => {};

  #state: 'pending' | 'fulfilled' | 'rejected' = 'pending';
  #result: unknown;
  #jobs: (() => void)[] = [];
  #handled = false;

  /** A promise that adopts the value. */
  static resolve<T>(value: T | PromiseLike<T>): MyPromise<T> {
    return new MyPromise<T>((resolve) => resolve(value));
  }

  /** A rejected promise. */
  static reject(reason: unknown): MyPromise<never> {
    return new MyPromise<never>((_, reject) => reject(reason));
  }

  /** @param executor runs at once; what it throws rejects the promise */
  constructor(executor: (resolve: Resolve<T>, reject: Reject) => void) {
    this.#run(executor);
  }

  /** @returns a promise for what the handler returns; without a handler, for the same result */
  // biome-ignore lint/suspicious/noThenProperty: a promise is a thenable
  then<A = T, B = never>(onFulfilled?: Handler<T, A>, onRejected?: Handler<unknown, B>): MyPromise<A | B> {
    this.#handled = true;
    return new MyPromise<A | B>((resolve, reject) => {
      const job = () => {
        const isFulfilled = this.#state === 'fulfilled';
        const handler = (isFulfilled ? onFulfilled : onRejected) as Handler<unknown, A | B>;
        try {
          if (typeof handler === 'function') resolve(handler(this.#result));
          else if (isFulfilled) resolve(this.#result as A);
          else reject(this.#result);
        } catch (error) {
          reject(error);
        }
      };
      if (this.#state === 'pending') this.#jobs.push(job);
      else queueMicrotask(job);
    });
  }

  /** The same as then without a first handler. */
  catch<B = never>(onRejected?: Handler<unknown, B>): MyPromise<T | B> {
    return this.then(undefined, onRejected);
  }

  /** Runs something that may resolve or reject this promise, once. */
  #run(start: (resolve: (value: unknown) => void, reject: Reject) => void): void {
    let called = false;
    const once =
      <Value>(act: (value: Value) => void) =>
      (value: Value) => {
        if (called) return;
        called = true;
        act(value);
      };
    const reject = once((reason: unknown) => this.#settle('rejected', reason));
    const resolve = once((value: unknown) => this.#resolve(value));
    try {
      start(resolve, reject);
    } catch (error) {
      reject(error);
    }
  }

  #resolve(value: unknown): void {
    try {
      if (value === this) throw new TypeError('A promise cannot resolve to itself');
      const then = thenOf(value);
      if (then) queueMicrotask(() => this.#run((...resolvers) => Reflect.apply(then, value, resolvers)));
      else this.#settle('fulfilled', value);
    } catch (error) {
      this.#settle('rejected', error);
    }
  }

  #settle(state: 'fulfilled' | 'rejected', result: unknown): void {
    this.#state = state;
    this.#result = result;
    for (const job of this.#jobs) queueMicrotask(job);
    this.#jobs = [];
    if (state === 'fulfilled' || this.#handled) return;
    queueMicrotask(() => {
      if (!this.#handled) MyPromise.onUnhandled(result);
    });
  }
}

/** The method then of a value, read once; undefined for a value that is not a thenable. */
function thenOf(value: unknown) {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  const then: unknown = isObject ? Reflect.get(value, 'then') : undefined;
  return typeof then === 'function' ? then : undefined;
}
