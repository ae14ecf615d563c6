/** The states of something that can be undone and redone. */
export class UndoHistory<T> {
  /**
   * @param first the first state
   * @param limit the largest number of steps that can be undone
   */
  constructor(
    readonly first: T,
    readonly limit = 100,
  ) {}

  /** The state that is shown. */
  get current(): T {
    throw new Error('Not implemented');
  }

  get canUndo(): boolean {
    throw new Error('Not implemented');
  }

  get canRedo(): boolean {
    throw new Error('Not implemented');
  }

  /** Makes a new state current; the steps that could be redone are dropped. */
  push(state: T): void {
    throw new Error('Not implemented');
  }

  /** Goes one step back, if there is one. @returns the current state */
  undo(): T {
    throw new Error('Not implemented');
  }

  /** Goes one step forward, if there is one. @returns the current state */
  redo(): T {
    throw new Error('Not implemented');
  }
}
