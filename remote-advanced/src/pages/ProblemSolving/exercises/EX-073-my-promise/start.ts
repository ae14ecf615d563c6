type Resolve<T> = (value: T | PromiseLike<T>) => void;
type Reject = (reason: unknown) => void;
type Handler<From, To> = ((result: From) => To | PromiseLike<To>) | null | undefined;

/** A promise as the specification describes it. */
export class MyPromise<T> implements PromiseLike<T> {
  /** Called for each rejection that has no handler. */
  static onUnhandled: (reason: unknown) => void = () => {};

  /** A promise that adopts the value. */
  static resolve<T>(value: T | PromiseLike<T>): MyPromise<T> {
    throw new Error('Not implemented');
  }

  /** A rejected promise. */
  static reject(reason: unknown): MyPromise<never> {
    throw new Error('Not implemented');
  }

  /** @param executor runs at once; what it throws rejects the promise */
  constructor(executor: (resolve: Resolve<T>, reject: Reject) => void) {
    throw new Error('Not implemented');
  }

  /** @returns a promise for what the handler returns; without a handler, for the same result */
  // biome-ignore lint/suspicious/noThenProperty: a promise is a thenable
  then<A = T, B = never>(onFulfilled?: Handler<T, A>, onRejected?: Handler<unknown, B>): MyPromise<A | B> {
    throw new Error('Not implemented');
  }

  /** The same as then without a first handler. */
  catch<B = never>(onRejected?: Handler<unknown, B>): MyPromise<T | B> {
    throw new Error('Not implemented');
  }
}
