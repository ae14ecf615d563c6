export interface Undoable<State, Action> {
  state: State;
  /** Makes the next state with the reducer. */
  dispatch: (action: Action) => void;
  /** Goes one step back, if there is one. */
  undo: () => void;
  /** Goes one step forward, if there is one. */
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

/**
 * A reducer whose changes can be undone and redone.
 * @param initial the state of the first render
 * @param limit how many steps can be undone at most
 */
export function useUndo<State, Action>(
  reducer: (state: State, action: Action) => State,
  initial: State,
  limit = 100,
): Undoable<State, Action> {
  throw new Error('Not implemented');
}
