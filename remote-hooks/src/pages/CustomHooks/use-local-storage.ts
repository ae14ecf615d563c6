import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** The browser tells other tabs of a change; this tells the hooks of this one. */
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
 * A value that outlives the page, the same in all components and tabs that use its key. On the server and in the first render
 * it is the fallback.
 * @param check gives what was kept back, typed, or throws; then the fallback counts, as it does for text that is no JSON.
 *   Define it outside of the component, and an object as the fallback too.
 * @returns the value, and a function that sets it; that one returns false when the browser does not keep it (full, forbidden)
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
