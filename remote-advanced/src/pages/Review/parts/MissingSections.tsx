import { formatList } from '@site/learning/format';
import { Button } from '@site/sdk/ui/button';
import styles from './Review.module.css';

interface MissingSectionsProps {
  titles: string[];
  /** How many entries wait for them. */
  waiting: number;
  onRetry: () => void;
}

/** Names the sections that did not answer; their entries wait. */
export function MissingSections({ titles, waiting, onRetry }: MissingSectionsProps) {
  if (titles.length === 0) return null;
  return (
    <p className={styles.missing}>
      {`${formatList(titles)} cannot be reached now. `}
      {waiting > 0 && `${waiting} of your entries ${waiting === 1 ? 'waits' : 'wait'} until then. `}
      <Button tone="quiet" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
