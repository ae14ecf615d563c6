/** What happened. */
export interface Action {
  readonly type: string;
  readonly payload?: unknown;
}

/** Computes the next state; without a state it gives the first one. */
export type Reducer<State> = (state: State | undefined, action: Action) => State;

/** Sends an action to the store, or whatever a middleware understands. */
export type Dispatch = (action: unknown) => unknown;

/** Holds a state. */
export interface Store<State> {
  getState(): State;
  dispatch: Dispatch;
}

/** Sits between the callers of dispatch and the store. It may pass an action on with `next`, change it or drop it. */
export type Middleware<State> = (store: Store<State>) => (next: Dispatch) => Dispatch;

/**
 * Joins reducers, each of which has one key of the state.
 * @throws Error, from the result, when a reducer returns undefined
 */
export function combineReducers<State extends object>(
  reducers: {
    readonly [Key in keyof State]: Reducer<State[Key]>;
  },
): Reducer<State> {
  throw new Error('Not implemented');
}

/**
 * Puts middlewares in front of a store; the first one gets each action first.
 * @returns a store with another `dispatch`; the given one stays as it is
 */
export function applyMiddleware<State>(
  store: Store<State>,
  ...middlewares: readonly Middleware<State>[]
): Store<State> {
  throw new Error('Not implemented');
}
