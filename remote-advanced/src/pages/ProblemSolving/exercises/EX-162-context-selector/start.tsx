import type { Context, ReactNode } from 'react';

/** A context of which components can read a part. What is in it is up to you; this is a beginning. */
export interface SelectorContext<Value> {
  values: Context<Value>;
}

export interface SelectorProviderProps<Value> {
  context: SelectorContext<Value>;
  value: Value;
  children?: ReactNode;
}

/** Makes a context. @param defaultValue what components read without a provider above them */
export function createSelectorContext<Value>(defaultValue: Value): SelectorContext<Value> {
  throw new Error('Not implemented');
}

/** Gives a value to the components below it. */
export function SelectorProvider<Value>({ context, value, children }: SelectorProviderProps<Value>): ReactNode {
  throw new Error('Not implemented');
}

/**
 * Reads a part of the value of the nearest provider, and renders the component again when that part changes.
 * @param selector takes the part from the value; it may be another function in each render
 */
export function useContextSelector<Value, Selected>(
  context: SelectorContext<Value>,
  selector: (value: Value) => Selected,
): Selected {
  throw new Error('Not implemented');
}
