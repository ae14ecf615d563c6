import { Button } from '@site/sdk/ui/button';
import { planOf } from '../data/study-plans.ts';
import styles from './Plan.module.css';

interface StartBarProps {
  /** The plan that the reader follows instead. */
  other: string | null;
  /** Whether the reader has stopped this plan. */
  isStopped: boolean;
  onStart: () => void;
  onResume: () => void;
}

/** Offers to follow a plan. */
export function StartBar({ other, isStopped, onStart, onResume }: StartBarProps) {
  const followed = other === null ? undefined : planOf(other);
  return (
    <>
      <p className={styles.offer}>{followed ? `This ends “${followed.title}”.` : 'Dates and ticks for every step.'}</p>
      <div className={styles.offers}>
        {isStopped && <Button onClick={onResume}>Go on</Button>}
        <Button onClick={onStart}>{isStopped ? 'Start again today' : 'Start today'}</Button>
      </div>
    </>
  );
}
