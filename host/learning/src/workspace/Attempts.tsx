import { Button } from '@site/sdk/ui/button';
import type { Attempt } from '../memory/attempt.ts';
import { formatAttemptTime } from './format-attempt-time.ts';
import styles from './Workspace.module.css';

interface AttemptsProps {
  /** The other attempts at the entry. */
  earlier: readonly Attempt[];
  /** What a verdict counts: tests that passed, or wrong versions that were caught. */
  counted?: 'passed' | 'caught';
  onBegin: () => void;
  onResume: (id: string) => void;
}

/** The reader's other attempts: go on with one, or begin a new one. */
export function Attempts({ earlier, counted = 'passed', onBegin, onResume }: AttemptsProps) {
  return (
    <>
      <p>A fresh attempt begins with the code of the start. The one you leave stays in this list.</p>
      <Button onClick={onBegin}>Fresh attempt</Button>
      <ul className={styles.attempts} aria-label="Earlier attempts">
        {earlier.map(({ id, updatedAt, verdict }) => (
          <li key={id}>
            <time dateTime={new Date(updatedAt).toISOString()}>{formatAttemptTime(updatedAt)}</time>
            <span>{verdict ? `${verdict.passed} of ${verdict.total} ${counted}` : 'not tested'}</span>
            <Button onClick={() => onResume(id)}>Restore</Button>
          </li>
        ))}
      </ul>
    </>
  );
}
