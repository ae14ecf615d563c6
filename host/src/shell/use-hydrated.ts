import { useEffect } from 'react';

/**
 * Tells early-actions.js that a part of the document is hydrated, so that the buttons in it which were clicked before are
 * clicked now. The mark is on the browser's timeline, too.
 */
export function useHydrated(part: 'header' | 'main'): void {
  useEffect(() => {
    performance.mark(`hydrated ${part}`);
    document.querySelector(part)?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, [part]);
}
