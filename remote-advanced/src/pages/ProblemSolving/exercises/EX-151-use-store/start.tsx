/** Holds a state outside of React. */
export interface Store<State> {
  getState(): State;
  /** Replaces the state with what `update` returns, and notifies the listeners if that is a different value. */
  setState(update: (state: State) => State): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** Makes a store. */
export function createStore<State>(initial: State): Store<State> {
  throw new Error('Not implemented');
}

/**
 * Reads a part of a store, and renders the component again when that part changes.
 * @param selector takes the part from the state; it may be another function in each render
 * @param isEqual whether two parts count as the same
 */
export function useStore<State, Selected>(
  store: Store<State>,
  selector: (state: State) => Selected,
  isEqual: (one: Selected, other: Selected) => boolean = Object.is,
): Selected {
  throw new Error('Not implemented');
}
