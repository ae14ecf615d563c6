import { useCallback, useEffect, useState } from 'react';
import { type Kept, readKept } from './read-kept.ts';

/**
 * What is kept: undefined until it is read, null while nothing is to be kept. It is read again when the reader comes back to the tab, and
 * by `refresh`.
 */
export function useKept(): { kept: Kept | null | undefined; refresh: () => Promise<void> } {
  const [kept, setKept] = useState<Kept | null>();
  const refresh = useCallback(async () => setKept(await readKept().catch(() => null)), []);
  useEffect(() => {
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [refresh]);
  return { kept, refresh };
}
