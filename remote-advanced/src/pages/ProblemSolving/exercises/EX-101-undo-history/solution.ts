/** The states of something that can be undone and redone. */
export class UndoHistory<T> {
  #before: T[] = [];
  #current: T;
  #after: T[] = [];

  /**
   * @param first the first state
   * @param limit the largest number of steps that can be undone
   */
  constructor(
    first: T,
    readonly limit = 100,
  ) {
    this.#current = first;
  }

  /** The state that is shown. */
  get current(): T {
    return this.#current;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  /** Makes a new state current; the steps that could be redone are dropped. */
  push(state: T): void {
    this.#before.push(this.#current);
    if (this.#before.length > this.limit) this.#before.shift();
    this.#current = state;
    this.#after = [];
  }

  /** Goes one step back, if there is one. @returns the current state */
  undo(): T {
    return this.#move(this.#before, this.#after);
  }

  /** Goes one step forward, if there is one. @returns the current state */
  redo(): T {
    return this.#move(this.#after, this.#before);
  }

  #move(from: T[], to: T[]): T {
    if (from.length === 0) return this.#current;
    to.push(this.#current);
    this.#current = from.pop() as T;
    return this.#current;
  }
}
