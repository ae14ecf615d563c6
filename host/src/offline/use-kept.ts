import { useCallback, useEffect, useState } from 'react';
import { type Kept, readKept } from './read-kept.ts';

/** What is kept: undefined until it is read, null while nothing is to be kept. `refresh` reads it again. */
export function useKept(): { kept: Kept | null | undefined; refresh: () => Promise<void> } {
  const [kept, setKept] = useState<Kept | null>();
  const refresh = useCallback(async () => setKept(await readKept().catch(() => null)), []);
  useEffect(() => {
    refresh();
  }, [refresh]);
  return { kept, refresh };
}
