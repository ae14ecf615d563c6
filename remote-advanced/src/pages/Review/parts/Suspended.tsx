import type { Schedule } from '@site/learning/review';
import { Button } from '@site/sdk/ui/button';
import type { Catalog } from './catalog.ts';
import styles from './Review.module.css';

interface SuspendedProps {
  schedules: Schedule[];
  entries: Catalog['entries'];
  onResume: (schedule: Schedule) => void;
}

/** The entries that are not asked until the reader resumes them; nothing when there are none. */
export function Suspended({ schedules, entries, onResume }: SuspendedProps) {
  const suspended = schedules.filter(({ isSuspended }) => isSuspended);
  if (suspended.length === 0) return null;
  return (
    <details>
      <summary>{`${suspended.length} suspended`}</summary>
      <ul className={styles.suspended}>
        {suspended.map((schedule) => {
          const entry = entries.get(schedule.entry);
          return (
            <li key={schedule.entry}>
              <a href={entry?.address}>{entry?.title}</a>
              <Button aria-label={`Resume ${schedule.entry}`} onClick={() => onResume(schedule)}>
                Resume
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
