export type Listener = (payload: unknown, name: string) => void;

/** Calls listeners by the name of an event. Those for `*` are called for every event. */
export class EventEmitter {
  /** Adds a listener. @returns a function that removes it */
  on(name: string, listener: Listener): () => void {
    throw new Error('Not implemented');
  }

  /** Adds a listener for one event. @returns a function that removes it */
  once(name: string, listener: Listener): () => void {
    throw new Error('Not implemented');
  }

  /** Removes a listener, however it was added. */
  off(name: string, listener: Listener): void {
    throw new Error('Not implemented');
  }

  /**
   * Calls the listeners of a name, then those of `*`.
   * @returns whether there was one
   * @throws AggregateError with everything that listeners threw, after all have run
   */
  emit(name: string, payload?: unknown): boolean {
    throw new Error('Not implemented');
  }
}
