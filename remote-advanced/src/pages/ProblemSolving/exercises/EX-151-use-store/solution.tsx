import { useMemo, useSyncExternalStore } from 'react';

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
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    getState: () => state,
    setState(update) {
      const next = update(state);
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      // Another function for each subscription, even if the listener is the same.
      const notify = () => listener();
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
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
  const select = useMemo(() => {
    let last: { state: State; selected: Selected } | undefined;
    return () => {
      const state = store.getState();
      if (last && Object.is(last.state, state)) return last.selected;
      const next = selector(state);
      const selected = last && isEqual(last.selected, next) ? last.selected : next;
      last = { state, selected };
      return selected;
    };
  }, [store, selector, isEqual]);

  return useSyncExternalStore(store.subscribe, select);
}
