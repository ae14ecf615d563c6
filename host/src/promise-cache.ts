/** Keeps promises by key, so that a value requested twice is loaded once. A failure is not kept: the next call tries again. */
export class PromiseCache<Value> {
  #promises = new Map<string, Promise<Value>>();

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#promises.get(key);
    if (known) return known;
    const loading = load();
    this.#promises.set(key, loading);
    loading.catch(() => this.#promises.get(key) === loading && this.delete(key));
    return loading;
  }

  /** Keeps a value that did not have to be loaded. */
  set(key: string, value: Value): void {
    this.#promises.set(key, Promise.resolve(value));
  }

  /** @returns whether there was something to forget */
  delete(key: string): boolean {
    return this.#promises.delete(key);
  }
}
