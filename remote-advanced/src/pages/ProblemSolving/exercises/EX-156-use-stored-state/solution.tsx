import { useCallback, useState, useSyncExternalStore } from 'react';

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
  const [getInitial] = useState(() => once(() => (isFunction(initial) ? initial() : initial)));
  const json = useSyncExternalStore(subscribe, () => read(key));
  const value = json !== undefined && isValid(json) ? json : getInitial();

  const setValue = useCallback<SetValue<Value>>(
    (next) => {
      const stored = read(key);
      const old = () => (stored !== undefined && isValid(stored) ? stored : getInitial());
      localStorage.setItem(key, JSON.stringify(isFunction(next) ? next(old()) : next));
      for (const listener of [...listeners]) listener();
    },
    [key, isValid, getInitial],
  );

  return [value, setValue];
}

/** The browser notifies only other windows of a change. These are the components of this one. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What was read last. The same text has to give the same object, or React would render endlessly. */
const lastRead = new Map<string, { text: string | null; json: unknown }>();

/** @returns what is stored; undefined if that is nothing or is not JSON */
function read(key: string): unknown {
  const text = readText(key);
  const last = lastRead.get(key);
  if (last?.text === text) return last.json;
  const json = parse(text);
  lastRead.set(key, { text, json });
  return json;
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // The browser blocks storage.
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function isFunction<Args extends unknown[], Value>(
  value: Value | ((...args: Args) => Value),
): value is (...args: Args) => Value {
  return typeof value === 'function';
}
