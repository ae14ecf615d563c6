import {
  type Context,
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

/** Holds the value of one provider. */
interface Store<Value> {
  get(): Value;
  /** Replaces the value, and notifies the listeners if it is a different one. */
  set(next: Value): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** A context of which components can read a part. The context of React below it never changes its value. */
export interface SelectorContext<Value> {
  stores: Context<Store<Value>>;
}

export interface SelectorProviderProps<Value> {
  context: SelectorContext<Value>;
  value: Value;
  children?: ReactNode;
}

/** Makes a context. @param defaultValue what components read without a provider above them */
export function createSelectorContext<Value>(defaultValue: Value): SelectorContext<Value> {
  return { stores: createContext(createStore(defaultValue)) };
}

/** Gives a value to the components below it. */
export function SelectorProvider<Value>({ context, value, children }: SelectorProviderProps<Value>) {
  const [store] = useState(() => createStore(value));
  useLayoutEffect(() => store.set(value), [store, value]);
  return <context.stores value={store}>{children}</context.stores>;
}

/**
 * Reads a part of the value of the nearest provider, and renders the component again when that part changes.
 * @param selector takes the part from the value; it may be another function in each render
 */
export function useContextSelector<Value, Selected>(
  context: SelectorContext<Value>,
  selector: (value: Value) => Selected,
): Selected {
  const store = use(context.stores);
  const select = useMemo(() => {
    let last: { value: Value; selected: Selected } | undefined;
    return () => {
      const value = store.get();
      if (!last || !Object.is(last.value, value)) last = { value, selected: selector(value) };
      return last.selected;
    };
  }, [store, selector]);

  return useSyncExternalStore(store.subscribe, select, select);
}

function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = value;
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
