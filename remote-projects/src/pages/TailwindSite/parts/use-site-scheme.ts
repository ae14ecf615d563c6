import { useSyncExternalStore } from 'react';

/** The color scheme that the reader chose for the site, read from the document; `system` without a choice. */
export function useSiteScheme(): string {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme ?? 'system',
    () => 'system',
  );
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
