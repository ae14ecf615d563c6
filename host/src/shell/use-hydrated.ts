import { useEffect } from 'react';
import { enterAgain } from './early-input.ts';

/**
 * A part of the document is hydrated: what was entered in it before is entered now, and then early-actions.js clicks and submits what
 * was clicked and submitted. The mark is on the browser's timeline, too.
 */
export function useHydrated(part: 'header' | 'main'): void {
  useEffect(() => {
    performance.mark(`hydrated ${part}`);
    // Not from within React, which would render what is entered only after it was submitted.
    queueMicrotask(() => {
      const element = document.querySelector(part);
      if (!element) return;
      enterAgain(element);
      element.dispatchEvent(new Event('hydrated', { bubbles: true }));
    });
  }, [part]);
}
