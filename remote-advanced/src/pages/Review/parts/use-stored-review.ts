import { onChange, type ReviewData, readReview } from '@site/learning/review';
import { useCallback, useEffect, useState } from 'react';

/**
 * What the reader's browser has for review; null until it is read, an Error where the browser keeps nothing. Changes here and in other
 * tabs are followed.
 * @returns it, and a function that reads it again
 */
export function useStoredReview(): [ReviewData | Error | null, () => Promise<void>] {
  const [review, setReview] = useState<ReviewData | Error | null>(null);
  const read = useCallback(async () => {
    setReview(await readReview().catch((error: unknown) => new Error('No storage', { cause: error })));
  }, []);
  useEffect(() => {
    read();
    return onChange(read);
  }, [read]);
  return [review, read];
}
