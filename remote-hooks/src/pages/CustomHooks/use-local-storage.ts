import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** The browser notifies other tabs of a change; this notifies the hooks in the current tab. */
const changed = 'local-storage-changed';

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(changed, onChange);
  };
}

/**
 * A value that survives the page, shared by all components and tabs that use its key. On the server and during
 * hydration it is the fallback.
 * @param check returns the typed value, or throws; then the fallback is used, as it is for invalid JSON.
 *   Define it outside the component. Do the same with a fallback that is an object.
 * @returns the value, and a setter, which returns false if the browser doesn't store the value (full, blocked)
 */
export function useLocalStorage<Value>(
  key: string,
  fallback: Value,
  check: (json: unknown) => Value,
): [Value, (next: Value) => boolean] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const value = useMemo(() => decode(text, fallback, check), [text, fallback, check]);
  const setValue = useCallback((next: Value) => write(key, next), [key]);
  return [value, setValue];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return false;
  }
  dispatchEvent(new Event(changed));
  return true;
}

function decode<Value>(text: string | null, fallback: Value, check: (json: unknown) => Value): Value {
  if (text === null) return fallback;
  try {
    return check(JSON.parse(text));
  } catch {
    return fallback;
  }
}
