/**
 * Follows a value, and returns the latest one that has stayed the same for a while.
 * @param wait how long it has to stay the same, in milliseconds
 */
export function useDebouncedValue<Value>(value: Value, wait: number): Value {
  throw new Error('Not implemented');
}
