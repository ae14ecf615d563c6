import { dayOf } from '@site/learning/day';
import { useSyncExternalStore } from 'react';

/** The day, as `dayOf` counts days. It follows when the reader comes back to the tab on another day. For what is not prerendered. */
export function useToday(): number {
  return useSyncExternalStore(onReturn, () => dayOf(Date.now()));
}

function onReturn(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}
