import { useEffect } from 'react';

declare global {
  interface Window {
    /** The fields that a reader filled in before their part of the document was hydrated; early-actions.js notes them. */
    enteredEarly?: Set<HTMLInputElement>;
  }
}

/**
 * A part of the document is hydrated: what was entered in it before is entered now, and then early-actions.js clicks and submits what
 * was clicked and submitted. The mark is on the browser's timeline, too.
 */
export function useHydrated(part: 'header' | 'main'): void {
  useEffect(() => {
    performance.mark(`hydrated ${part}`);
    const element = document.querySelector(part);
    // Not from within React, which would render what is entered only after it was submitted.
    queueMicrotask(async () => {
      if (element && window.enteredEarly)
        await import('./early-input.ts').then((input) => input.enterAgain(element), console.error);
      element?.dispatchEvent(new Event('hydrated', { bubbles: true }));
    });
  }, [part]);
}
