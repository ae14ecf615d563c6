// A reducer may dispatch.
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
  let state = reducer(init, { type: '@@init' });
  let isReducing = false;
  let subscriptions: readonly { listener: () => void }[] = [];

  function reduce(action: Action): State {
    if (isReducing) return state;
    isReducing = true;
    try {
      return reducer(state, action);
    } finally {
      isReducing = false;
    }
  }

  return {
    getState: () => state,
    dispatch(action) {
      const next = reduce(action);
      if (Object.is(next, state)) return action;
      state = next;
      for (const { listener } of subscriptions) listener();
      return action;
    },
    subscribe(listener) {
      const subscription = { listener };
      subscriptions = [...subscriptions, subscription];
      return () => {
        subscriptions = subscriptions.filter((one) => one !== subscription);
      };
    },
  };
}
