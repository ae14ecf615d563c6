/** Sets a value, or computes it from the one before. */
export type SetValue<Value> = (next: Value | ((old: Value) => Value)) => void;

/**
 * State in `localStorage`, shared by all components and tabs that use its key.
 * @param initial the value while nothing usable is stored, or a function that makes it
 * @param isValid whether what was stored as JSON is such a value
 */
export function useStoredState<Value>(
  key: string,
  initial: Value | (() => Value),
  isValid: (json: unknown) => json is Value,
): [Value, SetValue<Value>] {
  throw new Error('Not implemented');
}
