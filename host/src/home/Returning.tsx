import { lazy, Suspense } from 'react';
import type { Reader } from '../reader/reader.ts';
import styles from './Returning.module.css';
import { useIsReturning } from './use-is-returning.ts';

const Today = lazy(() => import('./today/Today.tsx'));

/**
 * What a reader who comes back is here for: today's portion and weak spots. Its room is there from the first paint on, so nothing moves
 * when it arrives; other readers neither see nor load it.
 * @param reader null until it is read
 */
export function Returning({ reader }: { reader: Reader | null }) {
  const isReturning = useIsReturning();
  const waiting = <p className={styles.waiting}>Today’s portion is on its way…</p>;
  return (
    <div className={styles.room}>
      {isReturning ? (
        <Suspense fallback={waiting}>
          <Today reader={reader} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
