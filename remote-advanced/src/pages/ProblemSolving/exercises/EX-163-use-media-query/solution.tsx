import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches, and renders the component again when that changes.
 * @param onServer what it returns on a server, and in the browser while the server's HTML is hydrated
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );

  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
