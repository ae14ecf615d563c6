import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { readText } from './storage.ts';
import { changeStored, parseStored, rescueUnreadable, subscribe } from './store.ts';
import type { StoredValue } from './stored-value.ts';

/**
 * A value that the browser keeps for the reader, and how to change it. Every component, tab and copy of the sdk follows. While
 * the page hydrates it is the initial value, as in the prerendered page.
 * @param stored an entry of preferences.ts; the same in every render
 */
export function useStored<Value>(stored: StoredValue<Value>): [Value, (next: Value) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(stored.key),
    () => null,
  );
  useEffect(() => rescueUnreadable(stored), [stored]);
  const value = useMemo(() => parseStored(stored, text), [stored, text]);
  return [value, (next) => changeStored(stored, () => next)];
}
