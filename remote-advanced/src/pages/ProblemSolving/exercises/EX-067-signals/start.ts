/** A value that notifies what depends on it when it changes. */
export interface Signal<T> {
  value: T;
}

/** Makes a value that can be set and watched. */
export function signal<T>(initial: T): Signal<T> {
  throw new Error('Not implemented');
}

/** Makes a value that follows from others. It is computed when it is read, and kept until they change. */
export function computed<T>(fn: () => T): { readonly value: T } {
  throw new Error('Not implemented');
}

/**
 * Runs now, and again whenever something that it read has changed.
 * @param run may return a function that cleans up
 * @returns a function that ends the effect
 */
export function effect(run: () => unknown): () => void {
  throw new Error('Not implemented');
}
