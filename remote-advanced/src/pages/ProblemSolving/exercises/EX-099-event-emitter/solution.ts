export type Listener = (payload: unknown, name: string) => void;

/** Calls listeners by the name of an event. Those for `*` hear every event. */
export class EventEmitter {
  /** The listeners of each name, and whether they are for one event only. */
  #listeners = new Map<string, Map<Listener, boolean>>();

  /** Adds a listener. @returns what removes it */
  on(name: string, listener: Listener): () => void {
    return this.#add(name, listener, false);
  }

  /** Adds a listener for one event. @returns what removes it */
  once(name: string, listener: Listener): () => void {
    return this.#add(name, listener, true);
  }

  /** Removes a listener, however it was added. */
  off(name: string, listener: Listener): void {
    this.#listeners.get(name)?.delete(listener);
  }

  /**
   * Calls the listeners of a name, then those of `*`.
   * @returns whether there was one
   * @throws AggregateError with what listeners threw, after all have run
   */
  emit(name: string, payload?: unknown): boolean {
    const groups = [...new Set([name, '*'])].flatMap((key) => this.#listeners.get(key) ?? []);
    const calls = groups.flatMap((group) => [...group].map(([listener, isOnce]) => ({ group, listener, isOnce })));
    const errors: unknown[] = [];
    for (const { group, listener, isOnce } of calls) {
      if (!group.has(listener)) continue;
      if (isOnce) group.delete(listener);
      try {
        listener(payload, name);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} listeners of ${name} failed`);
    return calls.length > 0;
  }

  #add(name: string, listener: Listener, isOnce: boolean): () => void {
    const group = this.#listeners.get(name) ?? new Map<Listener, boolean>();
    this.#listeners.set(name, group);
    if (!group.has(listener)) group.set(listener, isOnce);
    return () => this.off(name, listener);
  }
}
