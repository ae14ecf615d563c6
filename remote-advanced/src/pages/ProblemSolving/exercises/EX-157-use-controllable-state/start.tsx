export interface ControllableOptions<Value> {
  /** Decided by the parent. If it is undefined, the component keeps its own value. */
  value?: Value | undefined;
  /** What the component's own value begins with. */
  defaultValue: Value;
  /** Called with each new value that the component asks for. */
  onChange?: ((value: Value) => void) | undefined;
}

/** Sets a value, or computes it from the one before. */
export type SetValue<Value> = (next: Value | ((old: Value) => Value)) => void;

/** A value that either the parent or the component itself keeps. */
export function useControllableState<Value>(options: ControllableOptions<Value>): [Value, SetValue<Value>] {
  throw new Error('Not implemented');
}
