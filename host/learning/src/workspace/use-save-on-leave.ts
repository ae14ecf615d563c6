import { useEffect } from 'react';
import type { AttemptSession } from './attempt-session.ts';

/** Saves what has changed when the tab is hidden, left or closed. */
export function useSaveOnLeave(session: AttemptSession): void {
  useEffect(() => {
    const end = new AbortController();
    const save = () => void session.flush();
    addEventListener('pagehide', save, { signal: end.signal });
    document.addEventListener('visibilitychange', save, { signal: end.signal });
    return () => end.abort();
  }, [session]);
}
