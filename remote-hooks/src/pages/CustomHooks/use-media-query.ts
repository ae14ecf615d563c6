import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; updates when that changes. False on the server and during hydration.
 * Prefer CSS where it is enough: CSS applies the query before the first paint.
 * @param query for example `(width >= 48rem)`
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
