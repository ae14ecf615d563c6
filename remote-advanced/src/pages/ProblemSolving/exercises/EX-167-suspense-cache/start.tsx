import { Component, type ReactNode } from 'react';

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

/** Makes a cache. */
export function createCache<Value>(load: (key: string) => Promise<Value>): DataCache<Value> {
  throw new Error('Not implemented');
}

/** Reads a value, and suspends the component while it is loaded. */
export function useData<Value>(cache: DataCache<Value>, key: string): Value {
  throw new Error('Not implemented');
}

export interface DataBoundaryProps {
  cache: DataCache<unknown>;
  /** Shown instead of the children when one of them has thrown. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children?: ReactNode;
}

/** Shows a fallback when something below it throws, from which one can try again. */
export class DataBoundary extends Component<DataBoundaryProps> {
  override render(): ReactNode {
    throw new Error('Not implemented');
  }
}
