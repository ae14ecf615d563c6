import { Component, type ReactNode, use, useSyncExternalStore } from 'react';

/** Keeps what has been loaded, with one promise for each key. */
export interface DataCache<Value> {
  /** Loads the value of a key, unless that has been done. */
  get(key: string): Promise<Value>;
  /** Forgets the value of a key. Components that show it load it again. */
  invalidate(key: string): void;
  /** Forgets the keys that could not be loaded. */
  clearErrors(): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

interface Entry<Value> {
  promise: Promise<Value>;
  hasFailed: boolean;
}

/** Makes a cache. */
export function createCache<Value>(load: (key: string) => Promise<Value>): DataCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const listeners = new Set<() => void>();

  function start(key: string): Entry<Value> {
    // In a promise, an error that load throws is a rejection, too.
    const promise = new Promise<Value>((resolve) => resolve(load(key)));
    const entry = { promise, hasFailed: false };
    promise.catch(() => {
      entry.hasFailed = true;
    });
    entries.set(key, entry);
    return entry;
  }

  return {
    get: (key) => (entries.get(key) ?? start(key)).promise,
    invalidate(key) {
      entries.delete(key);
      for (const listener of [...listeners]) listener();
    },
    clearErrors() {
      for (const [key, { hasFailed }] of entries) if (hasFailed) entries.delete(key);
    },
    subscribe(listener) {
      // Another function for each subscription, even if the listener is the same.
      const notify = () => listener();
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}

/** Reads a value, and suspends the component while it is loaded. */
export function useData<Value>(cache: DataCache<Value>, key: string): Value {
  return use(useSyncExternalStore(cache.subscribe, () => cache.get(key)));
}

export interface DataBoundaryProps {
  cache: DataCache<unknown>;
  /** Shown instead of the children when one of them has thrown. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children?: ReactNode;
}

interface State {
  /** In an object, because anything can be thrown, even `null`. */
  failure: { error: unknown } | null;
}

/** Shows a fallback when something below it throws, from which one can try again. */
export class DataBoundary extends Component<DataBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  readonly retry = (): void => {
    this.props.cache.clearErrors();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
