import { useEffect } from 'react';
import type { AttemptSession } from './attempt-session.ts';

/** Saves what has changed when the tab is hidden, left or closed. */
export function useSaveOnLeave(session: AttemptSession): void {
  useEffect(() => {
    const end = new AbortController();
    addEventListener('pagehide', () => session.leave(), { signal: end.signal });
    document.addEventListener('visibilitychange', () => void session.flush(), { signal: end.signal });
    return () => end.abort();
  }, [session]);
}
