export type Listener = (payload: unknown, name: string) => void;

/** One addition of a listener. Removing it and adding it again makes another. */
interface Registration {
  readonly listener: Listener;
  readonly isOnce: boolean;
}

/** Calls listeners by the name of an event. Those for `*` are called for every event. */
export class EventEmitter {
  /** The registrations of each name. */
  #listeners = new Map<string, Map<Listener, Registration>>();

  /** Adds a listener. @returns a function that removes it */
  on(name: string, listener: Listener): () => void {
    return this.#add(name, listener, false);
  }

  /** Adds a listener for one event. @returns a function that removes it */
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
   * @throws AggregateError with everything that listeners threw, after all have run
   */
  emit(name: string, payload?: unknown): boolean {
    const groups = [...new Set([name, '*'])].flatMap((key) => this.#listeners.get(key) ?? []);
    const calls = groups.flatMap((group) => [...group.values()].map((registration) => ({ group, registration })));
    const errors: unknown[] = [];
    for (const { group, registration } of calls) {
      const { listener, isOnce } = registration;
      if (group.get(listener) !== registration) continue;
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
    const group = this.#listeners.get(name) ?? new Map<Listener, Registration>();
    this.#listeners.set(name, group);
    const registration = group.get(listener) ?? { listener, isOnce };
    group.set(listener, registration);
    return () => {
      if (group.get(listener) === registration) group.delete(listener);
    };
  }
}
