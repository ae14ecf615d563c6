/** What happened. */
export interface Action {
  readonly type: string;
  readonly payload?: unknown;
}

/** Computes the next state; without a state it gives the first one. */
export type Reducer<State> = (state: State | undefined, action: Action) => State;

/** Holds a state that changes by actions only. */
export interface Store<State> {
  getState(): State;
  dispatch(action: Action): Action;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/**
 * Makes a store.
 * @param reducer computes each state, the first one too; it must not dispatch
 * @param init what the reducer starts from
 */
export function createStore<State>(reducer: Reducer<State>, init?: State): Store<State> {
  throw new Error('Not implemented');
}
