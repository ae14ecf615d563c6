import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { readText } from './storage.ts';
import { changeStored, rescueDamaged, subscribe } from './store.ts';
import { decode, type StoredValue } from './stored-value.ts';

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
  useEffect(() => rescueDamaged(stored), [stored]);
  const value = useMemo(() => decode(stored, text).value, [stored, text]);
  const change = useCallback((next: Value) => changeStored(stored, () => next), [stored]);
  return [value, change];
}
