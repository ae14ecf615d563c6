/**
 * Keeps promises by key, so that a value requested twice is loaded once. A failure is not kept: the next call tries again.
 * React's `use` has a value that is there at once, also of a promise that it has not seen before.
 */
export class PromiseCache<Value> {
  #promises = new Map<string, Promise<Value>>();

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#promises.get(key);
    if (known) return known;
    const loading = load();
    this.#promises.set(key, loading);
    loading.then(
      (value) => markFulfilled(loading, value),
      () => this.#promises.get(key) === loading && this.delete(key),
    );
    return loading;
  }

  /** Keeps a value that did not have to be loaded. */
  set(key: string, value: Value): void {
    const promise = Promise.resolve(value);
    markFulfilled(promise, value);
    this.#promises.set(key, promise);
  }

  /** @returns whether there was something to forget */
  delete(key: string): boolean {
    return this.#promises.delete(key);
  }
}

/** As React marks a promise once it has waited for it (https://github.com/reactjs/rfcs/pull/229). */
function markFulfilled<Value>(promise: Promise<Value>, value: Value): void {
  Object.assign(promise, { status: 'fulfilled', value });
}
