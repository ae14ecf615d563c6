import { useSyncExternalStore } from 'react';

/**
 * Whether the reader has been here before: apply-theme.js marks the document so before the first paint, and a visit does. It does not
 * change while the start page is shown.
 */
export function useIsReturning(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => document.documentElement.dataset.returning !== undefined,
    () => false,
  );
}
