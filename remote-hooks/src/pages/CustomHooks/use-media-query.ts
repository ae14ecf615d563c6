import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query fits, and again when that changes. On the server and in the first render it does not.
 * What CSS can do with the query, CSS should do: it knows the answer before the first paint.
 * @param query such as `(width >= 48rem)`
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
