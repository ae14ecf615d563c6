import { useEffect, useState } from 'react';
import type { CatalogEntry } from './catalog.ts';

/** The HTML of an entry's answer; null until it is there. @returns it, and a function that tries again after an error */
export function useAnswer({ fetchAnswer }: Pick<CatalogEntry, 'fetchAnswer'>): [string | Error | null, () => void] {
  const [answer, setAnswer] = useState<string | Error | null>(null);
  useEffect(() => {
    if (answer !== null) return;
    let isWanted = true;
    fetchAnswer()
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      .then((result) => isWanted && setAnswer(result));
    return () => {
      isWanted = false;
    };
  }, [answer, fetchAnswer]);
  return [answer, () => setAnswer(null)];
}
