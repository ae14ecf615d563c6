import { useCallback, useLayoutEffect, useRef, useState } from 'react';

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
  const { value, defaultValue, onChange } = options;
  // In an object, so that each request renders again, even the same one after the parent has refused it.
  const [own, setOwn] = useState({ value: defaultValue });
  const shown = value === undefined ? own.value : value;

  const latest = useRef({ value: shown, onChange });
  useLayoutEffect(() => {
    latest.current = { value: shown, onChange };
  });

  const setValue = useCallback<SetValue<Value>>((next) => {
    const { value: old, onChange } = latest.current;
    const asked = isUpdater(next) ? next(old) : next;
    if (Object.is(asked, old)) return;
    latest.current.value = asked;
    setOwn({ value: asked });
    onChange?.(asked);
  }, []);

  return [shown, setValue];
}

function isUpdater<Value>(next: Value | ((old: Value) => Value)): next is (old: Value) => Value {
  return typeof next === 'function';
}
